/** Of what one learner handed in for one exercise, the newest so many are told. */
export const listedMax = 20;
