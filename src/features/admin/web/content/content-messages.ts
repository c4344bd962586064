import { kindWords, stateWords } from '../../../authoring/words-contract.ts';
import type { ContentOrder, CreatableKind } from '../../../authoring/kinds-contract.ts';
import { quizDefaults } from '../../../quizzes/defaults-contract.ts';

/** Texts of the console's content list. */
export const contentListMessages = {
  lead: 'Everything that the site says: courses with their lessons, careers, openings, articles and pages. A title opens its text.',
  search: 'Find content',
  searchHint: 'By title or name of the file',
  failed: 'The content could not be loaded.',
  more: 'Show more',
  empty: 'There is no such content.',
  emptyHint: 'Another search, or all kinds and states, may have what you look for.',
  kind: 'Kind',
  anyKind: 'All kinds',
  kinds: kindWords,
  state: 'State',
  mark: 'Examples',
  marks: { example: 'Example', own: 'Your own' },
  anyMark: 'Examples and your own',
  anyState: 'All states',
  states: stateWords,
  orders: { kind: 'Kind and id', title: 'Title', saved: 'Last saved first' } satisfies Record<ContentOrder, string>,
} as const;

export const newContentMessages = {
  begin: 'Write something new',
  kind: 'What it is',
  title: 'Title',
  id: 'ID',
  idHint: 'Lowercase letters, digits and hyphens. It is part of the address and stays when the title changes.',
  places: {
    course: { label: 'Its course', any: 'Choose a course' },
    lesson: { label: 'Its lesson', any: 'Choose a lesson' },
  },
  loading: 'Loading …',
  noCourse: 'There is no course yet. Begin one first.',
  noPlace: {
    outline: 'Every course has an outline already. You find them in the list below.',
    quiz: 'Every lesson has a quiz already. You find them in the list below.',
  } as Partial<Record<CreatableKind, string>>,
  placesFailed: 'What there is to choose from could not be loaded. Please try again.',
  begins: {
    course: 'A course comes with an outline and a first lesson, as drafts.',
    outline: 'An outline lists the lessons of a course.',
    quiz: 'A quiz stands at the end of its lesson and goes by its title.',
  } as Partial<Record<CreatableKind, string>>,
  add: 'Begin the draft',
  failed: 'That could not be begun. Please try again.',
} as const;

export const editorMessages = {
  back: 'All content',
  failed: 'This content could not be loaded.',
  retry: 'Try again',
  saved: (moment: string) => `The draft is saved. ${moment}`,
  saving: 'Saving …',
  unsaved: 'Not saved yet; what you type is kept in this browser.',
  notSaved: 'The draft could not be saved. What you type is kept in this browser, and it is tried again.',
  notKept: 'This browser keeps nothing: stay on this page until the draft is saved.',
  asPublished: 'This is what is on the site. A change begins a draft, which nobody sees until you publish it.',
  nothingYet: 'This is not on the site yet.',
  takenOff: 'This was taken off the site. Restore a version to bring it back.',
  others: (names: string) => `${names} also has this open. Whoever saves second is asked what to keep.`,
  view: 'See it on the site',
  problem: 'It was not published at its time:',
  faults: 'What stands in the way of publishing',
  noFaults: 'No faults were found.',
  placeholder: (words: string) => `“${words}” comes from the template. Replace it.`,
  line: (line: number) => `Line ${line}`,
  checkFailed: 'The text could not be checked. It is tried again with the next change.',
} as const;

export const conflictMessages = {
  title: 'Somebody else has changed this meanwhile',
  text: 'Nothing of theirs is overwritten, and what you typed is still here. Red lines stand only in theirs, green ones only in yours.',
  outdated: 'What is published was changed since this draft was begun',
  outdatedText: 'Such as by an import. Red lines stand only on the site, green ones only in the draft.',
  waits: (moment: string) =>
    `Theirs is published ${moment}. To keep yours, open this in another tab and take theirs off the schedule first.`,
  takeTheirs: 'Take theirs',
  takeTheirsTitle: 'Throw away what you typed?',
  takeTheirsText: 'Your text is removed from this browser, and theirs takes its place.',
  keepMine: 'Keep mine',
  storeDraft: 'Keep the draft',
  onlyTheirs: 'Only in the other: ',
  onlyMine: 'Only in yours: ',
} as const;

export const publishMessages = {
  publish: 'Publish now',
  faultsFirst: 'Mend the faults above before you publish: with them it would be refused.',
  published: 'It is published. All visitors have it within two seconds.',
  publishedUnlisted: 'It is published, but learners cannot reach it yet: add it to the outline.',
  with: 'Publish together with it',
  open: 'Edit',
  openOf: (title: string) => `Edit ${title}`,
  later: 'Publish at a time',
  at: 'Day and time',
  atHint: 'By the clock of this device.',
  schedule: 'Set the time',
  scheduled: (moment: string) => `It will be published ${moment}.`,
  past: 'This time is over. Choose a later one.',
  waits: (moment: string) => `This draft is published ${moment}. Take it off the schedule to change it.`,
  unschedule: 'Take it off the schedule',
  unscheduled: 'It is a draft again, and nothing happens by itself.',
  review: 'Ask for a review',
  reviewAsked: 'The draft waits for a review, and all other administrators are told.',
  backFromReview: 'Take it back from review',
  takenBack: 'It is a draft again.',
  discard: 'Throw the draft away',
  discardTitle: 'Throw this draft away?',
  discardText: 'The draft is removed for good. What is on the site stays as it is.',
  discarded: 'The draft is gone.',
  remove: 'Take it off the site',
  removeTitle: 'Take this off the site?',
  removeText: 'Visitors no longer find it, and its draft goes too. Its versions stay, and bring it back.',
  /** Warnings for kinds whose removal also removes other content. */
  removeTextOf: {
    video: 'Its captions go with it.',
    captions: 'The video goes with them: a video needs captions.',
  } as Readonly<Partial<Record<string, string>>>,
  removed: 'It is off the site.',
  refused: 'Nothing was changed:',
  failed: 'That could not be done. Please try again.',
} as const;

/** Texts for a lesson that no outline lists. */
export const outlineMessages = {
  unlisted: 'Not in the outline',
  unlistedText: 'Learners cannot reach this lesson until the course’s outline lists it.',
  add: 'Add to the outline',
  open: 'Open the outline',
  added: 'Added at the end of the last chapter, as a draft of the outline. Publish both together.',
  byHand: 'The outline has comments or a fault. Open it and add the lesson there.',
  failed: 'The lesson was not added. Please try again.',
} as const;

export const previewMessages = {
  title: 'Preview',
  frame: 'The page as visitors would see it',
  none: 'This has no page of its own; it is seen where a lesson shows it.',
  waiting: 'The preview comes when the text has no faults.',
  older: 'This is the last text without faults.',
  making: 'The preview is being made …',
  failed: 'The preview could not be made. It is tried again with the next change.',
} as const;

/** Texts of the list fields before that part has loaded. */
export const listsPartMessages = {
  failed: 'The fields for lists could not be loaded. The text itself can be written.',
  retry: 'Try again',
} as const;

/** Labels of front matter keys; an unknown key is displayed as it is. */
export const frontFieldMessages: {
  readonly legend: string;
  readonly labels: Readonly<Record<string, string>>;
  /** Defaults that apply if a value is empty. */
  readonly without: Readonly<Record<string, string>>;
} = {
  legend: 'At the head of the file',
  labels: {
    title: 'Title',
    order: 'Place in lists, the lowest number first',
    schedule: 'Schedule',
    instructor: 'Instructor',
    image: 'Picture',
    poster: 'Picture before it plays',
    summary: 'Summary',
    minutes: 'Minutes',
    description: 'Description, for lists and search results',
    date: 'Day, as 2027-06-30',
    location: 'Location',
    locality: 'Town',
    countryCode: 'Country, as two letters',
    remote: 'Remote: true or false',
    example: 'An example: true or false',
    employmentType: 'Employment: FULL_TIME, PART_TIME or CONTRACTOR',
    employmentTypeLabel: 'Employment, in words',
    datePosted: 'First day, as 2027-06-30',
    validThrough: 'Last day, as 2027-06-30',
    language: 'Language',
    lead: 'Lead',
    picture: 'Picture',
    note: 'Note',
    points: 'Points',
    passPercent: 'Passed with, in percent',
    attempts: 'Attempts',
    draw: 'Questions in an attempt',
    review: 'Right answers: after-pass, always or never',
  },
  without: {
    'quiz.passPercent': String(quizDefaults.passPercent),
    'quiz.attempts': String(quizDefaults.attempts),
    'quiz.review': quizDefaults.review,
    'quiz.minutes': 'No limit',
    'quiz.draw': 'All',
    'opening.remote': 'false',
  },
};

/** Texts of the editor's lazy parts before they have loaded. */
export const editorPartMessages = {
  images: 'Images beside this text',
  failed: 'This part could not be loaded.',
  retry: 'Try again',
} as const;

export const imageMessages = {
  title: 'Add an image',
  file: 'Image',
  fileHint:
    'SVG, PNG, JPEG, WebP, AVIF or GIF. Photos over 1 MB are made smaller; an SVG or GIF may have at most 1 MB.',
  alt: 'What is seen, for those who do not see it',
  add: 'Add the image',
  added: (name: string) => `${name} stands at the end of the text. Move it to its place.`,
  addedFile: (name: string) => `${name} lies beside the text. Name it where it belongs.`,
  incomplete: 'Choose an image, and describe it.',
  failed: 'The image could not be added. Please try again.',
} as const;
