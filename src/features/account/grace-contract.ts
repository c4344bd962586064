/** For so many days an account that is to be deleted can be kept. */
export const graceDays = 7;
