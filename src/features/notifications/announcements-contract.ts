import * as z from 'zod/mini';
import { listRoutes } from '../../platform/contract/list-routes.ts';
import { Timestamp } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id, lineOf, textOf } from '../../platform/contract/text.ts';
import { announcementAudiences, announcementList } from './announcement-list-contract.ts';

export const announcementTitleMaxLength = 120;
export const announcementTextMaxLength = 800;
export const announcementPathMaxLength = 500;

const access = { role: 'admin' } as const;

/** Recipients: one account by its uid, all learners of a course, or all users who can log in. */
export const AnnouncementTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), uid: Id }),
  z.object({ kind: z.literal('course'), courseId: Id }),
  z.object({ kind: z.literal('everybody') }),
]);
export type AnnouncementTarget = z.infer<typeof AnnouncementTarget>;

/** Path on this site; other sites are not allowed. */
export const AnnouncementPath = z
  .string()
  .check(
    z.maxLength(announcementPathMaxLength),
    z.regex(/^\/(?![/\\])[!-[\]-~]*$/, 'must be an address on this site, such as /courses'),
  );

export const AnnouncementText = z.object({
  title: lineOf(announcementTitleMaxLength),
  text: z.optional(textOf(announcementTextMaxLength)),
  path: z.optional(AnnouncementPath),
});

export const Announcement = z.object({
  id: z.string(),
  audience: z.enum(announcementAudiences),
  /** Email address of the user or id of the course; null for everybody, and for a deleted account. */
  to: z.nullable(z.string()),
  message: z.string(),
  path: z.nullable(z.string()),
  /** Address of the sender; null for the command line, and for a deleted account. */
  by: z.nullable(z.string()),
  /** Number of recipients, of those processed so far, and of those notified. */
  people: z.int(),
  passed: z.int(),
  told: z.int(),
  timestamp: Timestamp,
  /** Null until all recipients are processed. */
  endedAt: z.nullable(Timestamp),
});

const targetErrors = {
  'nobody-to-tell': { status: 404, message: 'This account or course no longer exists, or nobody is in it.' },
} as const;

/** Routes for announcements by administrators. */
export const announcementRoutes = {
  ...listRoutes('/api/admin/announcements', {
    list: announcementList,
    item: Announcement,
    operations: ['listAnnouncements', 'getAnnouncementsFile'],
    rows: 'the announcements that match the filter and `search` (text)',
  }),
  'POST /api/admin/announcement-previews': {
    operation: 'previewAnnouncement',
    summary:
      'Preview an announcement with the number of recipients and how many of them want no announcements; nothing is sent',
    access,
    body: z.extend(AnnouncementText, { to: AnnouncementTarget }),
    success: {
      status: 200,
      body: z.object({ message: z.string(), path: z.nullable(z.string()), people: z.int(), unwilling: z.int() }),
    },
    errors: targetErrors,
  },
  'POST /api/admin/announcements': {
    operation: 'sendAnnouncement',
    summary:
      'Send an announcement in the background; a repeated `attempt` is sent only once, and refused if its content differs',
    access,
    body: z.extend(AnnouncementText, { to: AnnouncementTarget, attempt: Id }),
    success: { status: 202, body: Announcement },
    errors: {
      ...targetErrors,
      'announcement-sent-before': {
        status: 409,
        message: 'An earlier version was already sent. Find it in the list. Send again to send this version too.',
      },
    },
  },
} as const satisfies RouteTable;
