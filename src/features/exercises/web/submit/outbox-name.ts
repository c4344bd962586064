/** Of what was submitted: of the line between windows, of the lock of the one that sends, and of what is remembered of it. */
export const submissionsName = 'opvir.submissions';
