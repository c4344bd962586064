import type * as z from 'zod/mini';
import type {
  PageItem as PageItemShape,
  PageLink as PageLinkShape,
  PageSection as PageSectionShape,
  SitePage as SitePageShape,
} from './contract.ts';

export type SitePage = Readonly<z.infer<typeof SitePageShape>>;
export type PageSection = Readonly<z.infer<typeof PageSectionShape>>;
export type PageItem = Readonly<z.infer<typeof PageItemShape>>;
export type PageLink = Readonly<z.infer<typeof PageLinkShape>>;
export type Look = PageSection['look'];
