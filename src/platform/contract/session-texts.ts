// Sentences about sessions, shared by the server's answers and the pages. A module of its own, so that no page loads a
// contract's schemas for a sentence.

export const notSignedInText = 'Please log in to continue.';
export const sessionExpiredText = 'Your session has ended. Please log in again.';
export const userDisabledText = 'This account has been disabled. Please contact us.';
