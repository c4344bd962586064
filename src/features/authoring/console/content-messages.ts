import { counted } from '../../admin/web/public.ts';
import { quizDefaults } from '../../quizzes/defaults-contract.ts';
import type { ContentOrder, CreatableKind } from '../kinds-contract.ts';
import { kindWords, stateWords } from '../words-contract.ts';

/** Texts of the console's content list. */
export const contentListMessages = {
  lead: 'Courses with their lessons, careers, openings, articles and pages. Select a title to edit it.',
  search: 'Find content',
  searchHint: 'By title or file name',
  failed: 'The content could not be loaded.',
  more: 'Show more',
  empty: 'No results.',
  emptyHint: 'Try another search, or show all types and states.',
  kind: 'Type',
  anyKind: 'All types',
  kinds: kindWords,
  state: 'State',
  mark: 'Examples',
  marks: { example: 'Example', own: 'Your own' },
  anyMark: 'Examples and your own',
  anyState: 'All states',
  states: stateWords,
  orders: { kind: 'Type and ID', title: 'Title', saved: 'Last saved' } satisfies Record<ContentOrder, string>,
} as const;

export const newContentMessages = {
  begin: 'New content',
  kind: 'Content type',
  title: 'Title',
  id: 'ID',
  idHint: 'Lowercase letters, digits and hyphens. It is part of the address and does not change with the title.',
  places: {
    course: { label: 'Course', any: 'Choose a course' },
    lesson: { label: 'Lesson', any: 'Choose a lesson' },
  },
  loading: 'Loading …',
  noCourse: 'There are no courses yet. Create one first.',
  noPlace: {
    outline: 'Every course already has an outline. Find them in the list below.',
    quiz: 'Every lesson already has a quiz. Find them in the list below.',
  } as Partial<Record<CreatableKind, string>>,
  placesFailed: 'The choices could not be loaded. Please try again.',
  begins: {
    course: 'A course comes with an outline and a first lesson, as drafts.',
    outline: 'An outline lists the lessons of a course.',
    quiz: 'A quiz appears at the end of its lesson and has the lesson’s title.',
  } as Partial<Record<CreatableKind, string>>,
  add: 'Create draft',
  failed: 'The draft was not created. Please try again.',
} as const;

export const editorMessages = {
  back: 'All content',
  failed: 'This content could not be loaded.',
  retry: 'Try again',
  saved: (moment: string) => `Draft saved. ${moment}`,
  saving: 'Saving …',
  unsaved: 'Not saved yet. Your text is stored in this browser.',
  notSaved: 'The draft could not be saved. Your text is stored in this browser, and we will try again.',
  notKept: 'This browser cannot store your text. Stay on this page until the draft is saved.',
  asPublished: 'This is the published text. Editing it creates a draft, which visitors see only after you publish it.',
  nothingYet: 'Not published yet.',
  takenOff: 'This was unpublished. Restore a version to bring it back.',
  others: (names: string) => `Also open elsewhere: ${names}. Whoever saves second is asked which version to keep.`,
  view: 'View on the site',
  problem: 'It was not published as scheduled:',
  faults: 'Fix before publishing',
  noFaults: 'No errors found.',
  placeholder: (words: string) => `Replace the template text “${words}”.`,
  line: (line: number) => `Line ${line}`,
  checkFailed: 'The text could not be checked. We will try again after your next change.',
} as const;

export const conflictMessages = {
  title: 'Someone else has changed this',
  text: 'Their text is not overwritten, and yours is still here. Red lines are only in theirs, green ones only in yours.',
  outdated: 'The published text has changed since this draft was created',
  outdatedText: 'For example, by an import. Red lines are only on the site, green ones only in the draft.',
  waits: (moment: string) =>
    `Theirs will be published ${moment}. To keep yours, open this in another tab and unschedule theirs first.`,
  takeTheirs: 'Take theirs',
  takeTheirsTitle: 'Discard your text?',
  takeTheirsText: 'Your text is removed from this browser, and theirs replaces it.',
  keepMine: 'Keep mine',
  storeDraft: 'Keep the draft',
  onlyTheirs: 'Only in the other: ',
  onlyMine: 'Only in yours: ',
} as const;

export const publishMessages = {
  publish: 'Publish now',
  faultsFirst: 'Fix the errors above first.',
  published: 'Published. Visitors see it within two seconds.',
  publishedUnlisted: 'Published, but learners cannot reach it yet. Add it to the outline.',
  with: 'Publish together',
  open: 'Edit',
  openOf: (title: string) => `Edit ${title}`,
  later: 'Publish later',
  at: 'Date and time',
  atHint: 'In this device’s time zone.',
  schedule: 'Schedule',
  scheduled: (moment: string) => `It will be published ${moment}.`,
  past: 'That time has passed. Choose a later one.',
  waits: (moment: string) => `This draft will be published ${moment}. Unschedule it to change it.`,
  unschedule: 'Unschedule',
  unscheduled: 'Unscheduled. It is a draft again.',
  review: 'Request review',
  reviewAsked: 'Review requested. All other administrators are notified.',
  backFromReview: 'Cancel review request',
  takenBack: 'It is a draft again.',
  discard: 'Discard draft',
  discardTitle: 'Discard this draft?',
  discardText: 'The draft is deleted for good. The published text does not change.',
  discarded: 'The draft was discarded.',
  remove: 'Unpublish',
  removeTitle: 'Unpublish this?',
  removeText: 'Visitors no longer find it, and its draft is deleted. You can restore it from its versions.',
  /** Warnings for kinds whose removal also removes other content. */
  removeTextOf: {
    video: 'Its captions are unpublished, too.',
    captions: 'The video is unpublished, too: a video needs captions.',
  } as Readonly<Partial<Record<string, string>>>,
  removed: 'It is no longer on the site.',
  refused: 'Nothing was changed:',
  failed: 'That did not work. Please try again.',
} as const;

/** Texts for a lesson that no outline lists. */
export const outlineMessages = {
  unlisted: 'Not in the outline',
  unlistedText: 'Learners cannot reach this lesson until the course’s outline lists it.',
  add: 'Add to the outline',
  open: 'Open the outline',
  added: 'Added to the end of the last chapter, in a draft of the outline. Publish both together.',
  byHand: 'The outline has comments or an error. Open it and add the lesson there.',
  failed: 'The lesson was not added. Please try again.',
} as const;

export const previewMessages = {
  title: 'Preview',
  frame: 'The page as visitors will see it',
  none: 'This has no page of its own. It appears in the lessons that use it.',
  waiting: 'The preview appears when the text has no errors.',
  older: 'This is your last text without errors.',
  making: 'Loading the preview …',
  failed: 'The preview could not be loaded. We will try again after your next change.',
} as const;

/** Texts of the list fields before that part has loaded. */
export const listsPartMessages = {
  failed: 'The list fields could not be loaded. You can still edit the text.',
  retry: 'Try again',
} as const;

/** Labels of front matter keys; an unknown key is displayed as it is. */
export const frontFieldMessages: {
  readonly legend: string;
  readonly labels: Readonly<Record<string, string>>;
  /** Defaults that apply if a value is empty. */
  readonly without: Readonly<Record<string, string>>;
} = {
  legend: 'Details',
  labels: {
    title: 'Title',
    order: 'Position in lists (lowest first)',
    schedule: 'Schedule',
    instructor: 'Instructor',
    image: 'Picture',
    poster: 'Preview picture',
    summary: 'Summary',
    minutes: 'Minutes',
    description: 'Description for lists and search results',
    date: 'Date (YYYY-MM-DD)',
    location: 'Location',
    locality: 'Town',
    countryCode: 'Country (two letters)',
    remote: 'Remote (true or false)',
    example: 'Example (true or false)',
    employmentType: 'Employment type (FULL_TIME, PART_TIME or CONTRACTOR)',
    employmentTypeLabel: 'Employment, as shown',
    datePosted: 'Posted on (YYYY-MM-DD)',
    validThrough: 'Open through (YYYY-MM-DD)',
    language: 'Language',
    lead: 'Lead',
    picture: 'Picture',
    note: 'Note',
    points: 'Points',
    passPercent: 'Pass mark (percent)',
    attempts: 'Attempts',
    pauseHours: 'Hours until one more attempt',
    draw: 'Questions per attempt',
    review: 'Show correct answers (after-pass, always or never)',
  },
  without: {
    'quiz.passPercent': String(quizDefaults.passPercent),
    'quiz.attempts': `${quizDefaults.attempts}, then one more every ${quizDefaults.pauseHours} hours`,
    'quiz.pauseHours': 'None if the number of attempts is set',
    'quiz.review': quizDefaults.review,
    'quiz.minutes': 'No limit',
    'quiz.draw': 'All',
    'opening.remote': 'false',
  },
};

/** Texts of the editor's lazy parts before they have loaded. */
export const editorPartMessages = {
  images: 'Images in this folder',
  failed: 'This part could not be loaded.',
  retry: 'Try again',
} as const;

export const imageMessages = {
  title: 'Add an image',
  file: 'Image',
  fileHint:
    'SVG, PNG, JPEG, WebP, AVIF or GIF. Photos over 1 MB are made smaller; an SVG or GIF may have at most 1 MB.',
  alt: 'Description for screen readers (alt text)',
  add: 'Add the image',
  added: (name: string) => `${name} was added at the end of the text. Move it where you want it.`,
  addedFile: (name: string) => `${name} was uploaded. Enter its name where you want to use it.`,
  incomplete: 'Choose an image and describe it.',
  failed: 'The image could not be added. Please try again.',
} as const;

const items = (count: number) => counted(count, 'item', 'items');
const are = (count: number) => (count === 1 ? 'is' : 'are');

export const bulkContentMessages = {
  takeOver: 'Keep as ours',
  takenOver: (count: number) => `${items(count)} ${are(count)} now your own. The example mark is gone from the site.`,
  remove: 'Unpublish',
  removeTitle: (count: number) => `Unpublish ${items(count)}?`,
  removeText: 'They disappear from the site. Their texts stay in the console, where you can publish each one again.',
  leftOut: (count: number) =>
    `${items(count)} you selected ${are(count)} not included. Only examples can be unpublished together, and courses only one at a time.`,
  removed: (count: number) => `${items(count)} unpublished.`,
} as const;
