/** The types of live events (`GET /api/events`) that pages listen for; the end of the session is the session's own matter. */
export const liveEventTypes = ['notification'] as const;

export type LiveEventType = (typeof liveEventTypes)[number];
