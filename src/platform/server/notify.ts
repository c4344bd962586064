import type { Statement } from './db/statement.ts';

/** Kinds of personal notifications; each has its own channel setting. */
export type NotificationKind =
  | 'account'
  | 'courses'
  | 'completions'
  | 'grades'
  | 'feedback'
  | 'applications'
  | 'openings'
  | 'announcements'
  | 'tasks';

/** Kinds of notifications for administrators and teachers. */
export type StaffEventKind = 'new-applications' | 'new-messages' | 'new-feedback' | 'new-hand-ins' | 'attempt-requests';

interface NotificationText {
  readonly message: string;
  /** Path on this site that it links to, such as `/course/course1`; null if there is none. */
  readonly path: string | null;
  /** Time of the event, in milliseconds since 1970. */
  readonly timestamp: number;
}

export interface UserNotification extends NotificationText {
  readonly userId: string;
  readonly kind: NotificationKind;
  /** True if the user is sent a mail about this anyway: no second one follows. */
  readonly isMailed?: boolean;
  /** Content of the immediate mail, if it says more than the message. Holds no personal data. */
  readonly mail?: { readonly subject: string; readonly text: string };
  /** True if a page shows the event: it is published live even to users who turned off this notification. */
  readonly isShown?: boolean;
}

/** Returns statements that notify a user through their chosen channel, for the commit of the event itself. */
export type Notify = (notification: UserNotification) => Promise<Statement[]>;

export interface StaffEvent extends NotificationText {
  readonly kind: StaffEventKind;
  /** Course that it is about: teachers limited to other courses are not notified. */
  readonly courseId?: string;
}

/**
 * Returns statements that notify all administrators, and the teachers of the course, unless they turned off this kind.
 */
export type NotifyStaff = (event: StaffEvent) => Promise<Statement[]>;
