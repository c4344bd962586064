/** When the mail of a day leaves, UTC. */
export const digestHour = 7;
