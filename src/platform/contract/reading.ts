import type { Call } from './calls.ts';
import type { RouteKey, RouteTable } from './routes.ts';

interface ReadInput {
  readonly params?: Readonly<Record<string, string>>;
}

/**
 * Reads an API route, from any source: a server, the server that renders the page, or the HTML of the page itself.
 * Rejects with an error that has the answer's `status` if the call is refused.
 */
export type AnyRead = (key: RouteKey, input?: ReadInput) => Promise<unknown>;

/** A call made by a read. */
export interface ReadCall extends ReadInput {
  readonly key: RouteKey;
}

/** The path of a call. */
export function addressOf(key: RouteKey, params: ReadInput['params'] = {}): string {
  return key.replace(/^\w+ /, '').replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Read functions of a page or of its helpers. */
export interface Reading<Table extends RouteTable> {
  /** Rejects with `ApiError` in the browser; a refusal has its `status` everywhere. */
  readonly read: Call<Table>;
  /** The same, but undefined if the resource does not exist (404). */
  readonly find: Call<Table, undefined>;
}

/** Argument of a page's `read`. */
export interface PageReading<Table extends RouteTable> extends Reading<Table> {
  /** Parameters of the page's address. */
  readonly params: Readonly<Record<string, string>>;
}

/** Creates the read functions; the caller declares the routes it reads. */
export function readingOf<Table extends RouteTable>(read: AnyRead): Reading<Table> {
  const find: AnyRead = async (key, input) => {
    try {
      return await read(key, input);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };
  // The compiler cannot infer from the name which call has which answer.
  return { read: read as never, find: find as never };
}

/** Returns whether a call failed because the resource does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404;
}
