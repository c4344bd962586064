import * as z from 'zod/mini';
import { csvType } from '../../platform/contract/files.ts';
import { PageQuery, Timestamp, pageOf } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id, lineOf, textOf } from '../../platform/contract/text.ts';

export const announcementTitleMaxLength = 120;
export const announcementTextMaxLength = 800;
export const announcementPathMaxLength = 500;

export const announcementAudiences = ['person', 'course', 'everybody'] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];

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

const wanted = {
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  audience: z.optional(z.enum(announcementAudiences)),
  order: z._default(z.enum(['newest', 'oldest']), 'newest'),
};

const targetErrors = {
  'nobody-to-tell': { status: 404, message: 'This account or course no longer exists, or nobody is in it.' },
} as const;

/** Routes for announcements by administrators. */
export const announcementRoutes = {
  'GET /api/admin/announcements': {
    operation: 'listAnnouncements',
    summary: 'What was told by hand, sorted; with `search` what has it in its text',
    access,
    query: z.object({ ...PageQuery.shape, ...wanted }),
    success: { status: 200, body: pageOf(Announcement) },
  },
  'GET /api/admin/announcements.csv': {
    operation: 'getAnnouncementsFile',
    summary: 'The same as a table for spreadsheets, all of it; no cell of it is a formula',
    access,
    query: z.object(wanted),
    success: { status: 200, file: { contentTypes: [csvType] } },
  },
  'POST /api/admin/announcement-previews': {
    operation: 'previewAnnouncement',
    summary: 'What people would read, how many they are, and how many of them want no announcements; nothing is sent',
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
      'Tell people something: it goes on by itself; the same `attempt` twice is told once, and refused if it is something else by then',
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
