import * as z from 'zod/mini';
import { Timestamp } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { consoleQueryMaxLength, foundKinds } from './found-kinds-contract.ts';

export const Found = z.object({
  kind: z.enum(foundKinds),
  title: z.string(),
  /** Detail that distinguishes results of the same title; may be empty. */
  detail: z.string(),
  /** Time of creation or last change; null if there is none. */
  at: z.nullable(Timestamp),
  /** Path in the console. */
  path: z.string(),
});

export const consoleSearchRoutes = {
  'GET /api/admin/search': {
    operation: 'searchConsole',
    summary:
      'Search people by prefix of a name word or email address, and content and campaigns by title; at most five of each kind',
    access: { role: 'admin' },
    query: z.object({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(consoleQueryMaxLength)) }),
    success: { status: 200, body: z.object({ items: z.array(Found) }) },
  },
} as const satisfies RouteTable;
