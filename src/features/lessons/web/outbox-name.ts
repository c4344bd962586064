/** Name shared by the stored rows of note drafts, the Web Lock of the window that sends them, and the stored all-sent flag. */
export const notesName = 'opvir.note';
