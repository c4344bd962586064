import * as z from 'zod/mini';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id } from '../../platform/contract/text.ts';

/** Route of an opening's page. */
export const openingPage = '/openings/$openingId';

/** A date, such as `2026-03-02`. */
export const Day = z.iso.date();

/** Employment type in schema.org's terms. */
export const EmploymentType = z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR']);

export const payPeriods = ['hour', 'day', 'week', 'month', 'year'] as const;

/** Pay for a period, before tax. */
export const Pay = z.object({
  from: z.number(),
  /** Null for a single amount. */
  to: z.nullable(z.number()),
  /** ISO 4217. */
  currency: z.string(),
  per: z.enum(payPeriods),
});

/** A required skill, with the lesson that teaches it; null if no lesson of the site does. */
export const NeededSkill = z.object({
  name: z.string(),
  lesson: z.nullable(z.object({ courseId: z.string(), lessonId: z.string(), title: z.string() })),
});

/** A job opening of 'Work with us' (specification §2). */
export const Opening = z.object({
  openingId: Id,
  /**
   * True for an example that came with the software and is no real vacancy: marked for readers, and left out of
   * structured data.
   */
  isExample: z.boolean(),
  title: z.string(),
  /** Location as displayed. */
  location: z.string(),
  /** Town and country (ISO 3166-1 alpha-2); null for remote-only work. */
  locality: z.nullable(z.string()),
  countryCode: z.nullable(z.string()),
  remote: z.boolean(),
  employmentType: EmploymentType,
  employmentTypeLabel: z.string(),
  datePosted: Day,
  /** Null if not stated. */
  pay: z.nullable(Pay),
  /** The last day (UTC) on which applications are accepted. */
  validThrough: Day,
  /** By the server's clock; an example never closes. */
  isOpen: z.boolean(),
  /** The careers that lead to this opening. */
  careers: z.array(z.object({ careerId: z.string(), title: z.string() })),
  skills: z.array(NeededSkill),
  description: z.string(),
  responsibilities: z.array(z.string()),
  requirements: z.array(z.string()),
});

export const openingRoutes = {
  'GET /api/openings': {
    operation: 'listOpenings',
    summary: 'List all job openings, including closed ones (see `isOpen`)',
    access: 'anyone',
    success: { status: 200, body: z.object({ items: z.array(Opening) }) },
    reusable: true,
  },
  'GET /api/openings/{openingId}': {
    operation: 'getOpening',
    summary: 'Get a job opening, even a closed one (see `isOpen`)',
    access: 'anyone',
    params: z.object({ openingId: Id }),
    success: { status: 200, body: Opening },
    errors: { 'opening-not-found': { status: 404, message: 'This opening does not exist.' } },
    reusable: true,
  },
} as const satisfies RouteTable;
