import * as z from 'zod/mini';
import { type RouteTable, csvType } from '../../platform/contract/routes.ts';
import { careerOrders } from './career-orders-contract.ts';

const access = { role: 'admin' } as const;

/** Statistics of a career. */
export const CareerNumbers = z.object({
  careerId: z.string(),
  title: z.string(),
  /** Number of users enrolled in the career. */
  enrolled: z.int(),
  /** Number of applications to all its openings. */
  applications: z.int(),
  /** Openings that belong to the career, including closed ones. */
  openings: z.array(z.object({ openingId: z.string(), title: z.string(), isOpen: z.boolean(), applications: z.int() })),
});

/** Routes of the career statistics, for administrators. */
export const careerNumberRoutes = {
  'GET /api/admin/careers': {
    operation: 'listCareerNumbers',
    summary: 'List all careers with the number of people enrolled in each and of applications for its openings',
    access,
    success: { status: 200, body: z.object({ items: z.array(CareerNumbers) }) },
  },
  'GET /api/admin/careers.csv': {
    operation: 'getCareerNumbersFile',
    summary:
      'Download the career statistics as a CSV file, sorted; `search` limits it to careers with a matching title',
    access,
    query: z.object({
      search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      order: z._default(z.enum(careerOrders), 'site'),
    }),
    success: { status: 200, file: { contentTypes: [csvType] } },
  },
} as const satisfies RouteTable;
