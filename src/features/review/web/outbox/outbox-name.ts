/** Name shared by the BroadcastChannel, the Web Lock and the stored all-sent flag of pending review answers. */
export const reviewName = 'opvir.review';
