import * as z from 'zod/mini';
import { PageQuery, pageOf } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Fault } from './fault-contract.ts';
import { contentBusy, gone, ofItem } from './item-contract.ts';

const access = { role: 'admin' } as const;

/** Image in the folder of a text. */
export const ContentImage = z.object({
  name: z.string(),
  /** Address for browsers. */
  address: z.string(),
  sizeBytes: z.int(),
  /** Alternative text in the draft, or else in the published text; null if the text does not show the image. */
  alt: z.nullable(z.string()),
  /** Paths of the texts that show it, published ones first; at most fifty. */
  uses: z.array(z.object({ path: z.string(), isDraft: z.boolean() })),
});

const Name = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, 'is no name of an image'));

/** Images in the folder of an item's text; all texts in a folder share them. */
export const imageListRoutes = {
  'GET /api/admin/content/{kind}/{itemKey}/images': {
    operation: 'listContentImages',
    summary: 'List the images of an item, sorted by name, with the texts that show them',
    access,
    params: ofItem,
    query: PageQuery,
    success: { status: 200, body: pageOf(ContentImage) },
    errors: { 'content-not-found': gone },
  },
  'DELETE /api/admin/content/{kind}/{itemKey}/images/{imageName}': {
    operation: 'removeContentImage',
    summary:
      'Delete an image that no published text and no draft shows; restoring an older version that shows it restores the image',
    access,
    params: z.extend(ofItem, { imageName: Name }),
    success: {
      status: 200,
      /** Faults that prevented the removal; empty if it was done. */
      body: z.object({ faults: z.array(Fault) }),
    },
    errors: { 'content-not-found': gone, 'content-busy': contentBusy },
  },
} as const satisfies RouteTable;
