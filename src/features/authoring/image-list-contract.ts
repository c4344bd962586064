import * as z from 'zod/mini';
import { PageQuery, pageOf } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Fault } from './fault-contract.ts';
import { contentBusy, gone, ofItem } from './item-contract.ts';

const access = { role: 'admin' } as const;

/** An image beside a text. */
export const ContentImage = z.object({
  name: z.string(),
  /** Where browsers find it. */
  address: z.string(),
  sizeBytes: z.int(),
  /** What the draft, or without one the text on the site, says for those who do not see it; null where it does not show it. */
  alt: z.nullable(z.string()),
  /** The texts that show it, by their files, those on the site first; no more than fifty. */
  uses: z.array(z.object({ path: z.string(), isDraft: z.boolean() })),
});

const Name = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, 'is no name of an image'));

/** The images beside an item's text, which it shares with all texts in the same folder. */
export const imageListRoutes = {
  'GET /api/admin/content/{kind}/{itemKey}/images': {
    operation: 'listContentImages',
    summary: 'The images beside an item, by name, and which texts show them',
    access,
    params: ofItem,
    query: PageQuery,
    success: { status: 200, body: pageOf(ContentImage) },
    errors: { 'content-not-found': gone },
  },
  'DELETE /api/admin/content/{kind}/{itemKey}/images/{imageName}': {
    operation: 'removeContentImage',
    summary:
      'Remove an image that no text on the site and no draft shows; an older version that shows it brings it back',
    access,
    params: z.extend(ofItem, { imageName: Name }),
    success: {
      status: 200,
      /** Empty: it was done. Else nothing was, and these are the reasons. */
      body: z.object({ faults: z.array(Fault) }),
    },
    errors: { 'content-not-found': gone, 'content-busy': contentBusy },
  },
} as const satisfies RouteTable;
