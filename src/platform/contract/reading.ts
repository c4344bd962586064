import type { Call } from './calls.ts';
import type { RouteKey, RouteTable } from './routes.ts';

interface ReadInput {
  readonly params?: Readonly<Record<string, string>>;
}

/**
 * Reads by the contract, whoever answers: the server that is called, the one that renders a page, or the HTML that the page
 * came in. Rejects with an error that has the answer's `status` where the call is refused.
 */
export type AnyRead = (key: RouteKey, input?: ReadInput) => Promise<unknown>;

/** One call that was made so. */
export interface ReadCall extends ReadInput {
  readonly key: RouteKey;
}

/** The path that a call goes to. */
export function addressOf(key: RouteKey, params: ReadInput['params'] = {}): string {
  return key.replace(/^\w+ /, '').replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** How a page, or what helps one, reads. */
export interface Reading<Table extends RouteTable> {
  /** Rejects with `ApiError` in the browser; what is refused has its `status` everywhere. */
  readonly read: Call<Table>;
  /** The same, undefined for what is not there (404). */
  readonly find: Call<Table, undefined>;
}

/** What a page's `read` is given. */
export interface PageReading<Table extends RouteTable> extends Reading<Table> {
  /** The parameters of the page's address. */
  readonly params: Readonly<Record<string, string>>;
}

/** Makes it; the caller names the routes that it will read by. */
export function readingOf<Table extends RouteTable>(read: AnyRead): Reading<Table> {
  const find: AnyRead = async (key, input) => {
    try {
      return await read(key, input);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };
  // By name alone the compiler cannot follow which call has which answer.
  return { read: read as never, find: find as never };
}

/** Whether a call was refused because what it asks for is not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404;
}
