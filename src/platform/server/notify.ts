import type { Statement } from './db/statement.ts';

/** What one may be told of about one's own affairs; each can be chosen a way of its own. */
export type NoticeKind =
  | 'account'
  | 'courses'
  | 'grades'
  | 'feedback'
  | 'applications'
  | 'openings'
  | 'announcements'
  | 'tasks';

/** What arrives for those who run the site or teach. */
export type ArrivalKind = 'new-applications' | 'new-messages' | 'new-feedback' | 'new-hand-ins';

interface Told {
  readonly message: string;
  /** Where on this site it leads, such as `/course/course1`; null where it leads nowhere. */
  readonly path: string | null;
  /** When it happened, in milliseconds since 1970. */
  readonly timestamp: number;
}

export interface Notice extends Told {
  readonly userId: string;
  readonly kind: NoticeKind;
  /** They are sent a mail of this by itself: no second one follows. */
  readonly isMailed?: boolean;
  /** A page shows what happened: it is live also for those who want no notice of it. */
  readonly isShown?: boolean;
}

/** Gives the statements that tell a user something in the way that they have chosen, for the commit of what it tells of. */
export type Notify = (notice: Notice) => Promise<Statement[]>;

export interface Arrival extends Told {
  readonly kind: ArrivalKind;
  /** The course that it is of: a teacher who teaches others is not told. */
  readonly courseId?: string;
}

/** The same for everybody who runs the site or teaches the course, unless they chose not to be notified of such arrivals. */
export type TellStaff = (arrival: Arrival) => Promise<Statement[]>;
