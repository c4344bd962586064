/** Maximum number of a learner's submissions listed for one exercise, newest first. */
export const listedMax = 20;
