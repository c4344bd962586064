import * as z from 'zod/mini';
import { Timestamp } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { lineOf } from '../../platform/contract/text.ts';

export const brandMaxLength = 60;
export const logoExtensions = ['.png', '.jpg', '.webp'];
const logoMaxBytes = 200 * 1024;
const hourMs = 60 * 60 * 1000;

/** Legal pages: who runs the site, and on what terms. */
export const legalPages = ['imprint', 'privacy', 'terms'] as const;

const access = { role: 'admin' } as const;

/** Color such as `#0b5d4e`. */
const Colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'is not a color such as #0b5d4e'));

/** Progress of customizing an installation. */
export const Setup = z.object({
  /** Version of name, color and logo that the client has seen. A change names it. */
  version: z.string(),
  /** Brand name on the pages. */
  brand: z.string(),
  /** True if OPVIR_BRAND sets the brand, which takes precedence. */
  isBrandFixed: z.boolean(),
  /** Accent color; null for the default colors. */
  accent: z.nullable(z.string()),
  /** Accent as displayed in the light and the dark theme. */
  shown: z.nullable(z.object({ light: z.string(), dark: z.string() })),
  /** URL of the logo; null for the default one. */
  logo: z.nullable(z.string()),
  mail: z.enum(['smtp', 'folder']),
  /** Host and port of the mail server in SMTP_URL; null if it is not set. */
  mailServer: z.nullable(z.string()),
  /** Sender of mails, from MAIL_FROM. */
  mailFrom: z.string(),
  /** Base URL of links in mails, from OPVIR_PUBLIC_URL. */
  publicUrl: z.string(),
  mailTestedAt: z.nullable(Timestamp),
  /** `isAsShipped` is true while the page still has the text of the software. */
  pages: z.array(z.object({ name: z.enum(legalPages), isAsShipped: z.boolean() })),
  /** Number of courses that are not examples. */
  ownCourses: z.int(),
  /** Number of openings, articles and instructors that are still examples. */
  examples: z.int(),
  isDismissed: z.boolean(),
});

const setupErrors = {
  'setup-changed': { status: 409, message: 'Someone else has just changed this. Please check it and try again.' },
} as const;
const success = { status: 200, body: Setup } as const;

export const setupRoutes = {
  'GET /api/admin/setup': {
    operation: 'getSetup',
    summary: 'Get the name, color and logo of the site, and the remaining setup steps of a new installation',
    access,
    success,
  },
  'PUT /api/admin/setup/look': {
    operation: 'setLook',
    summary: 'Set the site’s name or accent color on all pages; null restores the default',
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
    summary: 'Replace the logo beside the site’s name with an image',
    access,
    body: z.looseObject({}),
    files: { logo: { maxBytes: logoMaxBytes, extensions: logoExtensions } },
    success,
    errors: { 'payload-too-large': { status: 413, message: 'The logo is too large. The limit is 200 KB.' } },
  },
  'DELETE /api/admin/setup/logo': {
    operation: 'deleteLogo',
    summary: 'Delete the site’s own logo and restore the default one',
    access,
    success,
  },
  'POST /api/admin/setup/mail-tests': {
    operation: 'testMail',
    summary: 'Send a test email to the caller immediately and get the result',
    access,
    callLimit: { max: 20, windowMs: hourMs },
    success: {
      status: 200,
      body: z.object({
        email: z.string(),
        /** `kept`: written to a file, because there is no mail server. */
        outcome: z.enum(['sent', 'kept', 'refused']),
        /** Error of the mail server or the connection; null unless the outcome is `refused`. */
        words: z.nullable(z.string()),
      }),
    },
  },
  'PUT /api/admin/setup/reminder': {
    operation: 'setReminder',
    summary: 'Turn the overview’s reminder of the remaining setup steps off or on',
    access,
    body: z.object({ reminder: z.enum(['on', 'off']) }),
    success,
  },
} as const satisfies RouteTable;
