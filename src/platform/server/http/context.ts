import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type {
  Access,
  AnswerOf,
  CheckedRequestOf,
  FilesOf,
  RouteKey,
  RouteSpec,
  RouteTable,
} from '../../contract/routes.ts';
import type { Role } from '../../contract/roles.ts';
import type { SentFile } from './send-file.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** The signed-in user behind a request, as far as every feature may know. */
export interface Caller {
  readonly uid: string;
  readonly role: Role;
  /** The ids of the courses that a teacher was limited to; null: every course. */
  readonly taughtCourses: readonly string[] | null;
  readonly sessionToken: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** When the session was last given its full life; milliseconds since 1970. */
  readonly extendedAt: number;
}

/** Whose request it is: a caller, nobody, or why the session that was shown no longer counts. */
export type CallerState = Caller | 'nobody' | 'session-expired' | 'user-disabled';

/** What a handler may know of the request beyond its checked input, and how it hands cookies to the browser. */
export interface RequestContext<Who extends Caller | null = Caller | null> {
  readonly caller: Who;
  readonly headers: IncomingHttpHeaders;
  /** The client, as `clientOf` makes it of the address that the socket or a trusted proxy names: for counting, not for calling. */
  readonly address: string;
  /** Aborted when the client goes away before it has its answer. */
  readonly gone: AbortSignal;
  readonly log: FastifyBaseLogger;
  /** For what takes long and is not the database's: see `CallsUnderWay.aside`. */
  readonly aside: <T>(wait: () => Promise<T>) => Promise<T>;
  readonly setCookies: (cookies: readonly string[]) => void;
}

type CallerOf<Word extends Access> = Word extends 'anyone' ? null : Word extends 'known' ? Caller | null : Caller;

type ContextOf<R extends RouteSpec> = RequestContext<CallerOf<R['access']>>;

type SuccessOf<R extends RouteSpec> = R['success'] extends { readonly file: object } ? SentFile : AnswerOf<R>;

type HandlerOf<R extends RouteSpec> = (
  input: CheckedRequestOf<R> & FilesOf<R, UploadedFile>,
  context: ContextOf<R>,
) => SuccessOf<R> | Promise<SuccessOf<R>>;

/** One handler for each route of a table, named by the route's operation. */
export type Handlers<T extends RouteTable> = {
  [Key in keyof T & RouteKey as T[Key]['operation']]: HandlerOf<T[Key]>;
};
