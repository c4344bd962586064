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

/** The signed-in user of a request, as far as every feature may know. */
export interface Caller {
  readonly uid: string;
  readonly role: Role;
  /** Ids of the courses that a teacher is limited to; null: every course. */
  readonly taughtCourses: readonly string[] | null;
  readonly sessionToken: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** Last time the session got its full lifetime; milliseconds since 1970. */
  readonly extendedAt: number;
}

/** Caller of a request, nobody, or the reason why the session is no longer valid. */
export type CallerState = Caller | 'nobody' | 'session-expired' | 'user-disabled';

/** Context of a handler beyond its validated input, including the way to set cookies. */
export interface RequestContext<Who extends Caller | null = Caller | null> {
  readonly caller: Who;
  readonly headers: IncomingHttpHeaders;
  /**
   * Client identifier that `clientOf` derives from the address of the socket or a trusted proxy: for counting, not for
   * connecting.
   */
  readonly address: string;
  /** Aborted when the client disconnects before it has its answer. */
  readonly gone: AbortSignal;
  readonly log: FastifyBaseLogger;
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
