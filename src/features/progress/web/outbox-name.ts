/** Name shared by the BroadcastChannel, the Web Lock and the stored all-sent flag of pending learning events. */
export const waitingName = 'opvir.learning-events';
