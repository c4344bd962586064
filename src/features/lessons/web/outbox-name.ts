/** Of notes: of the rows that keep them in this browser, of the lock of the window that sends them, and of what is remembered of it. */
export const notesName = 'opvir.note';
