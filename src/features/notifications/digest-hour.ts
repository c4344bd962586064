/** Hour of the daily mail, UTC. */
export const digestHour = 7;
