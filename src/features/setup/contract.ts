import * as z from 'zod/mini';
import { Timestamp } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { lineOf } from '../../platform/contract/text.ts';

export const brandMaxLength = 60;
export const logoExtensions = ['.png', '.jpg', '.webp'];
const logoMaxBytes = 200 * 1024;
const hourMs = 60 * 60 * 1000;

/** The pages that say who runs the site, and on what terms. */
export const legalPages = ['imprint', 'privacy', 'terms'] as const;

const access = { role: 'admin' } as const;

/** A colour as `#0b5d4e`. */
const Colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'is no colour such as #0b5d4e'));

/** How far an installation has been made one’s own. */
export const Setup = z.object({
  /** Names what was seen of name, colour and logo: a change says it. */
  version: z.string(),
  /** The name that stands on the pages. */
  brand: z.string(),
  /** It was set with OPVIR_BRAND, which wins. */
  isBrandFixed: z.boolean(),
  /** Null for the colours that the software has. */
  accent: z.nullable(z.string()),
  /** What stands on the pages for the accent, in the light theme and in the dark one. */
  shown: z.nullable(z.object({ light: z.string(), dark: z.string() })),
  /** The address of the logo; null for the mark that the software has. */
  logo: z.nullable(z.string()),
  mail: z.enum(['smtp', 'folder']),
  /** Host and port of the mail server that SMTP_URL names; null where it is not set. */
  mailServer: z.nullable(z.string()),
  /** The sender of mails, which MAIL_FROM says. */
  mailFrom: z.string(),
  /** Where links in mails lead, which OPVIR_PUBLIC_URL says. */
  publicUrl: z.string(),
  mailTestedAt: z.nullable(Timestamp),
  /** Whether each is the text still that comes with the software. */
  pages: z.array(z.object({ name: z.enum(legalPages), isAsShipped: z.boolean() })),
  /** Courses that are no examples. */
  ownCourses: z.int(),
  /** Openings, articles and instructors that are examples still. */
  examples: z.int(),
  isDismissed: z.boolean(),
});

const setupErrors = {
  'setup-changed': { status: 409, message: 'Somebody else has changed this meanwhile. Please look at it again.' },
} as const;
const success = { status: 200, body: Setup } as const;

export const setupRoutes = {
  'GET /api/admin/setup': {
    operation: 'getSetup',
    summary: 'Name, colour and logo of the site, and what a new installation still needs',
    access,
    success,
  },
  'PUT /api/admin/setup/look': {
    operation: 'setLook',
    summary: 'Set the site’s name or accent colour, null for that of the software; all pages follow',
    access,
    body: z.object({
      version: z.string(),
      brand: z.optional(z.nullable(lineOf(brandMaxLength))),
      accent: z.optional(z.nullable(Colour)),
    }),
    success,
    errors: setupErrors,
  },
  'POST /api/admin/setup/logo': {
    operation: 'setLogo',
    summary: 'Put a picture in the place of the mark beside the name',
    access,
    body: z.looseObject({}),
    files: { logo: { maxBytes: logoMaxBytes, extensions: logoExtensions } },
    success,
    errors: { 'payload-too-large': { status: 413, message: 'The logo is too large. The limit is 200 KB.' } },
  },
  'DELETE /api/admin/setup/logo': {
    operation: 'deleteLogo',
    summary: 'Take the picture away: the mark of the software is back',
    access,
    success,
  },
  'POST /api/admin/setup/mail-tests': {
    operation: 'testMail',
    summary: 'Mail the caller a test at once, and say what became of it',
    access,
    callLimit: { max: 20, windowMs: hourMs },
    success: {
      status: 200,
      body: z.object({
        email: z.string(),
        /** `kept`: without a mail server it is a file. */
        outcome: z.enum(['sent', 'kept', 'refused']),
        /** What the mail server said, or why it could not be reached; null unless it is `refused`. */
        words: z.nullable(z.string()),
      }),
    },
  },
  'PUT /api/admin/setup/reminder': {
    operation: 'setReminder',
    summary: 'Stop the overview from speaking of what is left, or have it speak of it again',
    access,
    body: z.object({ reminder: z.enum(['on', 'off']) }),
    success,
  },
} as const satisfies RouteTable;
