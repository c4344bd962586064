import * as z from 'zod/mini';
import { listRoutes } from '../../platform/contract/list-routes.ts';
import { PageQuery, Timestamp, pageOf } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id, lineOf } from '../../platform/contract/text.ts';
import { archiveRoutes } from './archive-contract.ts';
import { Fault } from './fault-contract.ts';
import { giftRoutes } from './gift-contract.ts';
import { imageExtensions } from './image-contract.ts';
import { imageListRoutes } from './image-list-contract.ts';
import { Base, Kind, contentBusy, contentChanged, gone, ofItem } from './item-contract.ts';
import { contentList, creatableKinds, draftStates, exampleKinds, itemStates, outlinePlaces } from './kinds-contract.ts';
import { reviewRoutes } from './review-contract.ts';

const access = { role: 'admin' } as const;

/** Type of the live event that an open item was opened, left or changed by another user. */
export const contentEvent = 'content';

const sourceMaxLength = 256 * 1024;
/** Size limit in bytes: a character may take two as JSON, and more in UTF-8. */
const sourceBodyMaxBytes = 900 * 1024;
const titleMaxLength = 100;
const altMaxLength = 300;
const companionsMax = 200;
const imageMaxBytes = 1024 * 1024;

const Source = z.string().check(z.maxLength(sourceMaxLength));

const ofVersion = z.extend(ofItem, { versionId: Id });

/** Row of the content list. `state` is that of the draft, if there is one. */
export const ContentLine = z.object({
  kind: Kind,
  id: z.string(),
  title: z.string(),
  path: z.string(),
  state: z.enum(itemStates),
  /** True if the published text is marked as an example that came with the software. */
  isExample: z.boolean(),
  /** Time at which the draft was saved; null without one. */
  savedAt: z.nullable(Timestamp),
  /** Scheduled time of publication. */
  publishAt: z.nullable(Timestamp),
});

const Draft = z.object({
  source: z.string(),
  revision: z.string(),
  state: z.enum(draftStates),
  /** True if the published text has changed since the draft was started. */
  isOutdated: z.boolean(),
  publishAt: z.nullable(Timestamp),
  /** Null unless a review was requested. The author who requested it or saved the draft last may not decide. */
  review: z.nullable(z.object({ mayDecide: z.boolean() })),
  /** Reason why the scheduled publication failed. */
  problem: z.nullable(z.string()),
  /** Name or address of the last user who saved it; null if that account was deleted. */
  by: z.nullable(z.string()),
  savedAt: Timestamp,
});

/** Item with everything that its editor shows. */
export const ContentItem = z.object({
  kind: Kind,
  id: z.string(),
  path: z.string(),
  title: z.string(),
  state: z.enum(itemStates),
  /** Published text; null if there is none. */
  published: z.nullable(z.object({ source: z.string(), hash: z.string() })),
  draft: z.nullable(Draft),
  /** Other drafts of the same course, which may have to be published together. */
  companions: z.array(z.object({ kind: Kind, id: z.string(), title: z.string(), revision: z.string() })),
  /** Address on the site, now or after publication; null if it has no page of its own. */
  address: z.nullable(z.string()),
  /** Outline that lists a lesson: learners cannot reach one without it. Null for other kinds. */
  outline: z.nullable(z.enum(outlinePlaces)),
});

/**
 * Earlier text of an item, newest first. `found` is a text from before the first change in the console, such as from an
 * import.
 */
export const ContentVersion = z.object({
  id: z.string(),
  how: z.enum(['found', 'published', 'brought-in', 'removed']),
  by: z.nullable(z.string()),
  at: Timestamp,
});

const Companions = z
  .array(z.object({ kind: Kind, id: z.string().check(z.maxLength(200)) }))
  .check(z.maxLength(companionsMax));

/** Unsaved text, checked together with all other content and the drafts to be published with it. */
const Unsaved = z.object({ kind: Kind, id: z.string().check(z.maxLength(200)), source: Source, with: Companions });

const notFound = { 'content-not-found': gone } as const;
const draftErrors = {
  ...notFound,
  'content-changed': contentChanged,
  'draft-scheduled': {
    status: 409,
    message: 'This draft is scheduled. Unschedule it before you change it.',
  },
} as const;
const publishErrors = {
  ...draftErrors,
  'published-changed': {
    status: 409,
    message:
      'The published text has changed since this draft was created. Compare the two and save the draft again first.',
  },
  'content-busy': contentBusy,
} as const;

/** Faults that prevented the action; empty if it was done. */
const Outcome = z.object({ faults: z.array(Fault) });

export const authoringRoutes = {
  ...listRoutes('/api/admin/content', {
    list: contentList,
    item: ContentLine,
    operations: ['listContent', 'getContentFile'],
    rows: 'the courses, lessons, articles and all other content that match the filter, in the given order',
  }),
  'POST /api/admin/content': {
    operation: 'addContent',
    summary: 'Create a draft of a new item from its template; a course includes its outline and a first lesson',
    access,
    body: z.object({
      kind: z.enum(creatableKinds),
      title: lineOf(titleMaxLength),
      /** Item id: `glass`, or `glass/the-furnace` for a part of a course. */
      id: z
        .string()
        .check(
          z.regex(/^[a-z0-9-]{1,64}(?:\/[a-z0-9-]{1,64})?$/, 'may only have lowercase letters, digits and hyphens'),
        ),
    }),
    success: { status: 201, body: ContentItem },
    errors: {
      'content-exists': { status: 409, message: 'This ID is already in use. Choose another one.' },
      'id-not-of-kind': { status: 422, message: 'This ID is not valid. Use lowercase letters, digits and hyphens.' },
    },
  },
  'GET /api/admin/content/{kind}/{itemKey}': {
    operation: 'getContent',
    summary: 'Get an item with its published text and its draft',
    access,
    params: ofItem,
    success: { status: 200, body: ContentItem },
    errors: notFound,
  },
  'DELETE /api/admin/content/{kind}/{itemKey}': {
    operation: 'removeContent',
    summary:
      'Delete an item and its draft from the site; its versions are kept. Refused while content or users depend on it',
    access,
    params: ofItem,
    query: z.object({ base: Base }),
    success: { status: 200, body: Outcome },
    errors: publishErrors,
  },
  'PUT /api/admin/content/{kind}/{itemKey}/draft': {
    operation: 'saveContentDraft',
    summary: 'Save a draft, if it is still at revision `base`; the site does not change',
    access,
    params: ofItem,
    body: z.object({
      source: Source,
      base: Base,
      /** Hash of the published text that the draft is based on from now on. */
      onto: z.optional(Base),
    }),
    bodyMaxBytes: sourceBodyMaxBytes,
    success: { status: 200, body: ContentItem },
    errors: draftErrors,
  },
  'DELETE /api/admin/content/{kind}/{itemKey}/draft': {
    operation: 'discardContentDraft',
    summary: 'Discard a draft; the published text is kept',
    access,
    params: ofItem,
    query: z.object({ base: Base }),
    success: { status: 204, body: null },
    errors: draftErrors,
  },
  'PUT /api/admin/content/{kind}/{itemKey}/draft/state': {
    operation: 'setContentDraftState',
    summary: 'Request a review of a draft, or withdraw it from review or from the publishing schedule',
    access,
    params: ofItem,
    body: z.object({ state: z.enum(['draft', 'in-review']), base: Base }),
    success: { status: 200, body: ContentItem },
    errors: draftErrors,
  },
  'POST /api/admin/content-checks': {
    operation: 'checkContent',
    summary: 'Check a text, line by line, for faults that it would have if it were published; nothing is saved',
    access,
    body: Unsaved,
    bodyMaxBytes: sourceBodyMaxBytes,
    success: { status: 200, body: Outcome },
  },
  'POST /api/admin/content-previews': {
    operation: 'previewContent',
    summary: 'Preview the page of a text as the site would show it; null if it has no page or has faults',
    access,
    body: Unsaved,
    bodyMaxBytes: sourceBodyMaxBytes,
    success: { status: 200, body: z.object({ html: z.nullable(z.string()) }) },
  },
  'POST /api/admin/content-publications': {
    operation: 'publishContent',
    summary: 'Publish drafts together, now or at a scheduled time, either all or none',
    access,
    body: z.object({
      items: z
        .array(z.object({ kind: Kind, id: z.string().check(z.maxLength(200)), revision: Base }))
        .check(z.minLength(1), z.maxLength(companionsMax)),
      /** Milliseconds since 1970; null for now. */
      at: z.nullable(Timestamp),
    }),
    success: { status: 200, body: Outcome },
    errors: publishErrors,
  },
  'PUT /api/admin/content-examples': {
    operation: 'decideExamples',
    summary:
      'Adopt examples as the site’s own content, mark them as examples again, or remove them from the site, and publish the change',
    access,
    body: z.object({
      items: z
        .array(z.object({ kind: z.enum(exampleKinds), id: z.string().check(z.maxLength(200)) }))
        .check(z.minLength(1), z.maxLength(100)),
      become: z.enum(['own', 'example', 'removed']),
    }),
    success: {
      status: 200,
      body: z.object({
        /** `id` is `kind:id`. All items without a failure were changed in one commit. */
        results: z.array(
          z.object({
            id: z.string(),
            failure: z.nullable(z.object({ code: z.string(), message: z.string() })),
          }),
        ),
      }),
    },
    errors: { 'content-busy': publishErrors['content-busy'] },
  },
  'GET /api/admin/content/{kind}/{itemKey}/versions': {
    operation: 'listContentVersions',
    summary: 'List all versions of an item since it was first edited in the console, newest first',
    access,
    params: ofItem,
    query: PageQuery,
    success: { status: 200, body: pageOf(ContentVersion) },
    errors: notFound,
  },
  'GET /api/admin/content/{kind}/{itemKey}/versions/{versionId}': {
    operation: 'getContentVersion',
    summary: 'Get the text of a version; null for a version that removed the item from the site',
    access,
    params: ofVersion,
    success: { status: 200, body: z.extend(ContentVersion, { source: z.nullable(z.string()) }) },
    errors: notFound,
  },
  'PUT /api/admin/content/{kind}/{itemKey}/editors/me': {
    operation: 'holdContentOpen',
    summary: 'Mark an item as open by the caller, and get who else has it open and the revision of its draft',
    access,
    params: ofItem,
    success: { status: 200, body: z.object({ others: z.array(z.string()), base: z.string() }) },
    errors: notFound,
  },
  'DELETE /api/admin/content/{kind}/{itemKey}/editors/me': {
    operation: 'letContentGo',
    summary: 'Mark an item as no longer open by the caller',
    access,
    params: ofItem,
    success: { status: 204, body: null },
    errors: notFound,
  },
  'POST /api/admin/content/{kind}/{itemKey}/images': {
    operation: 'addContentImage',
    summary: 'Add an image to an item; its URL is not shown to anyone until a text uses it',
    access,
    params: ofItem,
    body: z.object({ alt: lineOf(altMaxLength) }),
    files: { image: { maxBytes: imageMaxBytes, extensions: imageExtensions } },
    success: { status: 201, body: z.object({ name: z.string(), markdown: z.string() }) },
    errors: {
      ...notFound,
      'payload-too-large': { status: 413, message: 'The image is too large. The limit is 1 MB.' },
      'drawing-with-program': {
        status: 415,
        message: 'This SVG contains a script or other active content. Save it without, or as a PNG.',
      },
    },
  },
  ...imageListRoutes,
  ...reviewRoutes,
  ...archiveRoutes,
  ...giftRoutes,
} as const satisfies RouteTable;
