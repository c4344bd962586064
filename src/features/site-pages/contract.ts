import * as z from 'zod/mini';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id } from '../../platform/contract/text.ts';

/** How a section is drawn; docs/content.md shows each. */
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

/** Texts named so are HTML made of Markdown, in which no markup of the author's own is left. */
const Html = z.string();

export const PageLink = z.object({ text: z.string(), path: z.string() });

export const PageItem = z.object({
  text: Html,
  title: z.optional(z.string()),
  note: z.optional(z.string()),
  /** Where its title leads, or its link, which then stands by itself. */
  path: z.optional(z.string()),
  link: z.optional(z.string()),
  /** Stands as a button. */
  action: z.optional(PageLink),
  /** The address of a picture of 640 by 400. */
  picture: z.optional(z.string()),
  minutes: z.optional(z.int()),
});

export const PageSection = z.object({
  look: Look,
  isSunken: z.boolean(),
  /** What it holds stands beside its title, not beneath. */
  isBeside: z.boolean(),
  items: z.array(PageItem),
  /** The fragment of its address. */
  id: z.optional(z.string()),
  title: z.optional(z.string()),
  lead: z.optional(z.string()),
  text: z.optional(Html),
});

/** One of the site's own pages, as an organisation writes it. */
export const SitePage = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  lead: z.string(),
  links: z.array(PageLink),
  sections: z.array(PageSection),
  picture: z.optional(z.string()),
  /** A remark beneath the head of the page. */
  note: z.optional(z.string()),
  /** What to do next, at the end. */
  next: z.optional(z.object({ title: z.string(), text: z.string(), links: z.array(PageLink) })),
});

export const sitePageRoutes = {
  'GET /api/pages/{name}': {
    operation: 'getPage',
    summary: 'The texts of one of the site’s own pages',
    access: 'anyone',
    params: z.object({ name: Id }),
    success: { status: 200, body: SitePage },
    errors: { 'page-not-found': { status: 404, message: 'This page does not exist.' } },
    reusable: true,
  },
} as const satisfies RouteTable;
