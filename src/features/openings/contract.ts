import * as z from 'zod/mini';
import { Id } from '../../platform/contract/text.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';

/** The page of an opening, as the table of pages has it. */
export const openingPage = '/openings/$openingId';

/** A day, `2026-03-02`. */
export const Day = z.iso.date();

/** In schema.org's words. */
export const EmploymentType = z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR']);

export const payPeriods = ['hour', 'day', 'week', 'month', 'year'] as const;

/** What is paid for a period, before tax. */
export const Pay = z.object({
  from: z.number(),
  /** Null where it is one sum. */
  to: z.nullable(z.number()),
  /** ISO 4217. */
  currency: z.string(),
  per: z.enum(payPeriods),
});

/** What an opening asks for, with the lesson that teaches it; null where none of the site's does. */
export const NeededSkill = z.object({
  name: z.string(),
  lesson: z.nullable(z.object({ courseId: z.string(), lessonId: z.string(), title: z.string() })),
});

/** One job opening of 'Work with us' (specification §2). */
export const Opening = z.object({
  openingId: Id,
  /** Came with the software and is nobody's vacancy: marked for people, and in no structured data. */
  isExample: z.boolean(),
  title: z.string(),
  /** For people. */
  location: z.string(),
  /** The town and its country (ISO 3166-1 alpha-2); null where the work is remote only. */
  locality: z.nullable(z.string()),
  countryCode: z.nullable(z.string()),
  remote: z.boolean(),
  employmentType: EmploymentType,
  employmentTypeLabel: z.string(),
  datePosted: Day,
  /** Null where it is not said. */
  pay: z.nullable(Pay),
  /** The last day (UTC) on which an application is taken. */
  validThrough: Day,
  /** By the server's clock; an example never closes. */
  isOpen: z.boolean(),
  /** The careers that lead here. */
  careers: z.array(z.object({ careerId: z.string(), title: z.string() })),
  skills: z.array(NeededSkill),
  description: z.string(),
  responsibilities: z.array(z.string()),
  requirements: z.array(z.string()),
});

export const openingRoutes = {
  'GET /api/openings': {
    operation: 'listOpenings',
    summary: 'All job openings, closed ones included: see `isOpen`',
    access: 'anyone',
    success: { status: 200, body: z.object({ items: z.array(Opening) }) },
    reusable: true,
  },
  'GET /api/openings/{openingId}': {
    operation: 'getOpening',
    summary: 'One job opening, also a closed one: see `isOpen`',
    access: 'anyone',
    params: z.object({ openingId: Id }),
    success: { status: 200, body: Opening },
    errors: { 'opening-not-found': { status: 404, message: 'This opening does not exist.' } },
    reusable: true,
  },
} as const satisfies RouteTable;
