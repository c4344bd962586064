import { list } from '../../platform/contract/list.ts';

/** Sort orders of courses: the site's order, by title, or by descending number. */
export const courseOrders = ['site', 'title', 'enrolled', 'active', 'finished', 'left', 'rating'] as const;

export const enrolmentStates = ['enrolled', 'left'] as const;

/** Administrators' list of a course's learners; without a state, those who are enrolled. */
export const courseLearnerList = list({
  filters: { state: enrolmentStates },
  orders: ['newest', 'oldest', 'furthest', 'behind', 'active', 'idle'],
});
