import type { AnyRead, ReadCall } from '../platform/contract/reading.ts';

// Interface between the server and the renderer, which belongs to the browser code. The build bundles the renderer, and
// the server runs it in a thread when content changes.

/** HTML template of the build for all pages, and the build's files of each dynamic import. */
export interface Template {
  readonly html: string;
  /** Entry script of the site, and the scripts that it imports; paths on the site without the leading slash. */
  readonly entry: string;
  readonly shared: readonly string[];
  /** Files behind each dynamic import of the renderer, by the name of the imported file. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** Share images of pages, by their paths on the site. */
  readonly shareImages: readonly string[];
}

/** Rendered text, and the read calls that it depends on: the same answers render the same text. */
export interface Output {
  readonly type: string;
  readonly text: string;
  readonly reads: readonly ReadCall[];
}

/** Exports of the renderer's bundle. */
export interface Renderer {
  /** Rejects with the error that the page throws. */
  readonly render: (address: string, template: Template, read: AnyRead) => Promise<Output>;
}

/** Address of the page for unknown addresses. */
export const notFoundAddress = '/404';

/** Address of the list of all other addresses, as JSON. It depends on the content like any page, and is never sent. */
export const listAddress = 'addresses';
