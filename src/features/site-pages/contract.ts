import * as z from 'zod/mini';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id } from '../../platform/contract/text.ts';

/** Look of a section; docs/content.md shows each. */
export const Look = z.enum([
  'text',
  'statement',
  'facts',
  'features',
  'steps',
  'list',
  'lines',
  'directory',
  'cards',
  'works',
  'ways',
  'week',
  'chapters',
  'questions',
  'points',
]);

/** HTML rendered from Markdown, without any of the author's own markup. */
const Html = z.string();

export const PageLink = z.object({ text: z.string(), path: z.string() });

export const PageItem = z.object({
  text: Html,
  title: z.optional(z.string()),
  note: z.optional(z.string()),
  /** Target of the title, or of `link`, which is then a separate link. */
  path: z.optional(z.string()),
  link: z.optional(z.string()),
  /** Link rendered as a button. */
  action: z.optional(PageLink),
  /** URL of a picture of 640 by 400 pixels. */
  picture: z.optional(z.string()),
  minutes: z.optional(z.int()),
});

export const PageSection = z.object({
  look: Look,
  isSunken: z.boolean(),
  /** True if the items are beside the title instead of below it. */
  isBeside: z.boolean(),
  items: z.array(PageItem),
  /** Fragment of the section's URL. */
  id: z.optional(z.string()),
  title: z.optional(z.string()),
  lead: z.optional(z.string()),
  text: z.optional(Html),
});

/** One of the site's own pages, written by the organization. */
export const SitePage = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  lead: z.string(),
  links: z.array(PageLink),
  sections: z.array(PageSection),
  picture: z.optional(z.string()),
  /** Remark below the page's head. */
  note: z.optional(z.string()),
  /** Next steps, at the end of the page. */
  next: z.optional(z.object({ title: z.string(), text: z.string(), links: z.array(PageLink) })),
});

export const sitePageRoutes = {
  'GET /api/pages/{name}': {
    operation: 'getPage',
    summary: 'Get the texts of one of the site’s own pages',
    access: 'anyone',
    params: z.object({ name: Id }),
    success: { status: 200, body: SitePage },
    errors: { 'page-not-found': { status: 404, message: 'This page does not exist.' } },
    reusable: true,
  },
} as const satisfies RouteTable;
