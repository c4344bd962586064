import type { Generated } from 'kysely';
import type { NotificationKind, StaffEventKind } from '../../../platform/server/notify.ts';
import type { AnnouncementAudience } from '../announcement-list-contract.ts';
import type { Channel } from '../preferences-contract.ts';

export type Kind = NotificationKind | StaffEventKind;

export interface NotificationRow {
  id: string;
  userId: string;
  message: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** Milliseconds since 1970; null while it is unread. */
  readAt: number | null;
  /** Kind and target on the site; both are null for rows of an earlier version. */
  kind: Kind | null;
  path: string | null;
  /** Scheduled time of the daily mail that it waits for, in milliseconds since 1970; null for none. */
  digestAt: number | null;
}

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    notifications: NotificationRow;
    /** Choices of users; the contract has the defaults. */
    notificationPreferences: { userId: string; kind: Kind; channel: Channel };
    /** Broadcasts in progress; `cursor` is the last notified recipient. */
    broadcasts: BulkNotificationRow;
    /** Announcements sent by administrators or the command line. */
    announcements: AnnouncementRow;
    /**
     * Content items that were announced, or existed before the first announcement. An empty `itemId` marks the scope
     * itself.
     */
    announcedContent: { scope: string; itemId: string };
  }
}

export type AnnouncementRow = {
  id: string;
  /** Idempotency key chosen by the sender. */
  attempt: string;
  /** Null for the command line, and for a deleted account. */
  byUserId: string | null;
  audience: AnnouncementAudience;
  toUserId: string | null;
  courseId: string | null;
  message: string;
  path: string | null;
  /** Number of recipients when it was sent. */
  people: number;
  /** Recipients processed so far, and those notified: some have disabled announcements. */
  passed: Generated<number>;
  told: Generated<number>;
  /** Milliseconds since 1970; `endedAt` is null until everybody is processed. */
  timestamp: number;
  endedAt: number | null;
};

export type BulkNotificationRow = {
  id: string;
  audience: string;
  /** JSON list that defines the audience. */
  members: string;
  kind: NotificationKind;
  message: string;
  /** Empty for no target. */
  path: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  cursor: string;
};
