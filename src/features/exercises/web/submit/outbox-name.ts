/** Name shared by the BroadcastChannel, the Web Lock and the cached state of pending submissions. */
export const submissionsName = 'opvir.submissions';
