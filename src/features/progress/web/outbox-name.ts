/** Of what was recorded: of the line between windows, of the lock of the one that sends, and of what is remembered of it. */
export const waitingName = 'opvir.learning-events';
