import type { BulkAction } from '../../admin/web/public.ts';
import { setEnrolmentStates, type Learner } from './data.ts';
import { learnerMessages, bulkLearnerMessages as texts } from './messages.ts';

const end = (learners: readonly Learner[]) =>
  setEnrolmentStates(learners.map(({ id }) => ({ id, from: 'enrolled', to: 'left' })));
const restore = (learners: readonly Learner[]) =>
  setEnrolmentStates(learners.map(({ id }) => ({ id, from: 'left', to: 'enrolled' })));

export const endAct: BulkAction<Learner> = {
  label: texts.end,
  isDanger: true,
  fits: ({ leftAt }) => leftAt === null,
  question: { title: texts.endTitle, text: learnerMessages.endText },
  run: end,
  done: texts.ended,
  undo: restore,
};

export const restoreAct: BulkAction<Learner> = {
  label: texts.restore,
  fits: ({ leftAt }) => leftAt !== null,
  run: restore,
  done: texts.restored,
  undo: end,
};
