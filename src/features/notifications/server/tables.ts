import type { NoticeKind, ArrivalKind } from '../../../platform/server/notify.ts';
import type { Generated } from 'kysely';
import type { AnnouncementAudience } from '../announcements-contract.ts';
import type { Channel } from '../preferences-contract.ts';

export type Kind = NoticeKind | ArrivalKind;

export interface NotificationRow {
  id: string;
  userId: string;
  message: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** Milliseconds since 1970; null while it is unread. */
  readAt: number | null;
  /** What it is of, and where on the site it leads; null for one of an earlier version. */
  kind: Kind | null;
  path: string | null;
  /** The moment of the digest that it waits for, in milliseconds since 1970; null where it waits for none. */
  digestAt: number | null;
}

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    notifications: NotificationRow;
    /** What was chosen; the rest is as the contract says. */
    notificationPreferences: { userId: string; kind: Kind; channel: Channel };
    /** What everybody of an audience is being told; `cursor` is the last of them who was. */
    broadcasts: BroadcastRow;
    /** What was told by hand. */
    announcements: AnnouncementRow;
    /** What of the content was announced, or was there before anything was. An empty `itemId` stands for the scope itself. */
    announcedContent: { scope: string; itemId: string };
  }
}

export type AnnouncementRow = {
  id: string;
  /** Named by whoever sent it: the same one twice is one. */
  attempt: string;
  /** Null for the command line, and once the account is gone. */
  byUserId: string | null;
  audience: AnnouncementAudience;
  toUserId: string | null;
  courseId: string | null;
  message: string;
  path: string | null;
  /** How many they were when it was sent. */
  people: number;
  /** How many of them it has come to, and to how many it was told: some want no such notifications. */
  passed: Generated<number>;
  told: Generated<number>;
  /** Milliseconds since 1970; `endedAt` is null until everybody was told. */
  timestamp: number;
  endedAt: number | null;
};

export type BroadcastRow = {
  id: string;
  audience: string;
  /** JSON: what the audience is made of. */
  members: string;
  kind: NoticeKind;
  message: string;
  /** Empty where it leads nowhere. */
  path: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  cursor: string;
};
