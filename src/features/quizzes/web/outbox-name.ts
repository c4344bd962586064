/**
 * Prefix of the stored rows of pending answers, name of the lock of the window that sends them, and of its cached
 * state.
 */
export const answersName = 'opvir.quiz';
