// What the server's answers and the pages say of sessions, in the same words: by itself, so that no page loads a contract's shapes
// for a sentence.

export const notSignedInText = 'Please log in to continue.';
export const sessionExpiredText = 'Your session has ended. Please log in again.';
export const userDisabledText = 'This account has been disabled. Please contact us.';
