/** Days between the request to delete an account and its deletion. */
export const graceDays = 7;
