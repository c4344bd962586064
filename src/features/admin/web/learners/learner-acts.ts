import type { ManyAct } from '../many/many-act.ts';
import { setEnrolmentStates } from '../many/many-data.ts';
import type { Learner } from './data.ts';
import { learnerMessages, manyLearnerMessages as texts } from './messages.ts';

const end = (learners: readonly Learner[]) =>
  setEnrolmentStates(learners.map(({ id }) => ({ id, from: 'enrolled', to: 'left' })));
const restore = (learners: readonly Learner[]) =>
  setEnrolmentStates(learners.map(({ id }) => ({ id, from: 'left', to: 'enrolled' })));

export const endAct: ManyAct<Learner> = {
  label: texts.end,
  isDanger: true,
  fits: ({ leftAt }) => leftAt === null,
  question: { title: texts.endTitle, text: learnerMessages.endText },
  run: end,
  done: texts.ended,
  undo: restore,
};

export const restoreAct: ManyAct<Learner> = {
  label: texts.restore,
  fits: ({ leftAt }) => leftAt !== null,
  run: restore,
  done: texts.restored,
  undo: end,
};
