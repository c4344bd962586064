import * as z from 'zod/mini';
import { Id } from '../../platform/contract/text.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';

/** A day, `2026-03-02`. */
export const Day = z.iso.date();

/** In schema.org's words. */
export const EmploymentType = z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR']);

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
  /** The last day (UTC) on which an application is taken. */
  validThrough: Day,
  description: z.string(),
  responsibilities: z.array(z.string()),
  requirements: z.array(z.string()),
});

export const openingRoutes = {
  'GET /api/openings': {
    operation: 'listOpenings',
    summary: 'All job openings, closed ones included: see `validThrough`',
    access: 'anyone',
    success: { status: 200, body: z.object({ items: z.array(Opening) }) },
    reusable: true,
  },
  'GET /api/openings/{openingId}': {
    operation: 'getOpening',
    summary: 'One job opening',
    access: 'anyone',
    params: z.object({ openingId: Id }),
    success: { status: 200, body: Opening },
    errors: { 'opening-not-found': { status: 404, message: 'This opening does not exist.' } },
    reusable: true,
  },
} as const satisfies RouteTable;
