import type { AnyRead, ReadCall } from '../platform/contract/reading.ts';

// What the server and the renderer, which is a part of the browser's side, know of each other. The build makes the renderer
// a bundle of its own; the server runs it in a thread when content has changed.

/** The build's own page, into which every page is put, and which of the build's files its parts are. */
export interface Template {
  readonly html: string;
  /** The script that starts the site, and those that it imports; paths on the site without the first slash. */
  readonly entry: string;
  readonly shared: readonly string[];
  /** The files behind each dynamic import of the renderer, by the name of the imported file. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** The pictures that stand beside links to pages, by their paths on the site. */
  readonly shareImages: readonly string[];
}

/** A text that the site sends, and the calls whose answers it was made of: the same answers make the same text. */
export interface Output {
  readonly type: string;
  readonly text: string;
  readonly reads: readonly ReadCall[];
}

/** What the renderer's bundle exports. */
export interface Renderer {
  /** Rejects with what the page throws. */
  readonly render: (address: string, template: Template, read: AnyRead) => Promise<Output>;
}

/** What stands at an address that is none. */
export const notFoundAddress = '/404';

/** Where the list of all other addresses is, as JSON: it depends on the content like any page. Nobody is sent it. */
export const listAddress = 'addresses';
