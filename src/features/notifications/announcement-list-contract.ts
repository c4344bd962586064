import { list } from '../../platform/contract/list.ts';

export const announcementAudiences = ['person', 'course', 'everybody'] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];

/** Administrators' list of announcements. */
export const announcementList = list({ filters: { audience: announcementAudiences }, orders: ['newest', 'oldest'] });
