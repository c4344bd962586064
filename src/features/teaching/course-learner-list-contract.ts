import { list } from '../../platform/contract/list.ts';

export const enrolmentStates = ['enrolled', 'left'] as const;

/** Administrators' list of a course's learners; without a state, those who are enrolled. */
export const courseLearnerList = list({
  filters: { state: enrolmentStates },
  orders: ['newest', 'oldest', 'furthest', 'behind', 'active', 'idle'],
});
