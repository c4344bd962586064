import { counted } from '../../admin/web/public.ts';

const records = (count: number) => counted(count, 'comment', 'comments');

/** Texts of the console's feedback. */
export const moderationMessages = {
  lead: 'Feedback from learners on courses. Select a comment to answer or hide it.',
  search: 'Find feedback',
  searchHint: 'By words in the comment or the answer',
  failed: 'The feedback could not be loaded.',
  more: 'Show more feedback',
  empty: 'No feedback found.',
  emptyHint: 'Try another search, or choose all courses and states.',
  course: 'Course',
  anyCourse: 'All courses',
  state: 'State',
  states: { shown: 'Shown', hidden: 'Hidden', unanswered: 'Unanswered' },
  anyState: 'All states',
  someone: 'A learner',
  stars: (count: number) => `${count} of 5 stars`,
  hiddenBadge: 'Hidden',
  answeredBadge: 'Answered',
  written: (author: string, course: string, moment: string) => `${author} · ${course} · ${moment}`,
  openCourse: 'Open course page',
  reasonWas: (moment: string, reason: string) => `Hidden since ${moment}. Reason shown to the author: ${reason}`,
  reason: 'Reason for hiding',
  reasonHint: 'The author is notified and sees it next to their comment.',
  hide: 'Hide from the page',
  show: 'Show on the page again',
  nowHidden: 'Comment hidden. Its author is notified of the reason.',
  nowShown: 'Comment shown again. Its author is notified.',
  remove: 'Remove answer',
  removeTitle: 'Remove this answer?',
  removeText: 'This permanently removes it from the course page.',
  removed: 'Answer removed.',
} as const;

export const bulkFeedbackMessages = {
  hide: 'Hide',
  hideTitle: (count: number) => `Hide ${records(count)}?`,
  hideText: 'They no longer appear on course pages. Each author is notified of this reason.',
  hidden: (count: number) => `${records(count)} hidden.`,
  show: 'Show again',
  shown: (count: number) => `${records(count)} shown again.`,
} as const;
