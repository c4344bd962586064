import type { BulkAction } from '../../admin/web/public.ts';
import { type ModeratedFeedback, setFeedbackStates } from './data.ts';
import { moderationMessages, bulkFeedbackMessages as texts } from './messages.ts';

const show = (records: readonly ModeratedFeedback[]) =>
  setFeedbackStates(records.map(({ id }) => ({ id, from: 'hidden', to: 'shown' })));

/** Course pages show feedback, too. */
const makesStale = [['feedback']];

/** Bulk actions for feedback. */
export const feedbackActs: readonly BulkAction<ModeratedFeedback>[] = [
  {
    label: texts.hide,
    fits: ({ hiddenAt }) => hiddenAt === null,
    makesStale,
    question: {
      title: texts.hideTitle,
      text: texts.hideText,
      words: {
        label: moderationMessages.reason,
        hint: moderationMessages.reasonHint,
        maxLength: 500,
        required: true,
      },
    },
    run: (records, { words }) =>
      setFeedbackStates(records.map(({ id }) => ({ id, from: 'shown', to: 'hidden', reason: words }))),
    done: texts.hidden,
    undo: show,
  },
  {
    label: texts.show,
    fits: ({ hiddenAt }) => hiddenAt !== null,
    makesStale,
    run: show,
    done: texts.shown,
    // Each with its original reason.
    undo: (records) =>
      setFeedbackStates(
        records.map(({ id, hiddenReason }) => ({ id, from: 'shown', to: 'hidden', reason: hiddenReason ?? '' })),
      ),
  },
];
