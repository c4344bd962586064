import type * as z from 'zod/mini';
import type { ErrorSpec, PlatformErrorCode } from './problems.ts';
import type { Role } from './roles.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A route's name in its table: method, one space, path with `{param}` places. */
export type RouteKey = `${Method} /api/${string}`;

/**
 * Who may call. `anyone`: the answer is the same for everybody, and who asks is not looked at. `known`: anyone, and the
 * handler is told who is signed in. `user`: a live session. `{ role }`: one of a user who was granted this role or a higher one.
 * Ownership is decided by the feature's rules.
 */
export type Access = 'anyone' | 'known' | 'user' | { readonly role: Exclude<Role, 'learner'> };

type Shape = z.core.$ZodType;

/** One file of a body: how large it may be, and by which extensions (`.pdf`, lower case) it may go. */
export interface FileSpec {
  readonly maxBytes: number;
  readonly extensions: readonly string[];
}

/** Limit on calls by one account, or by one client address without a session. Calls refused before their handler do not count. */
export interface CallLimit {
  readonly max: number;
  readonly windowMs: number;
}

/** An answer of JSON; null means an empty one. */
interface ShapedAnswer {
  readonly status: 200 | 201 | 202 | 204;
  readonly body: Shape | null;
  readonly file?: undefined;
}

/** An answer that is a file of one of these content types; browsers open it by its address. */
interface FileAnswer {
  readonly status: 200;
  readonly file: { readonly contentTypes: readonly string[] };
  readonly body?: undefined;
}

/** One route: everything about it that crosses the wire. */
export interface RouteSpec {
  /** The stem of its handler's, query's and hook's names, and the OpenAPI operationId. */
  readonly operation: string;
  readonly summary: string;
  readonly access: Access;
  readonly params?: Shape;
  readonly query?: Shape;
  readonly body?: Shape;
  /** A body that is no JSON: it comes as text of one character for each byte, as it was sent. */
  readonly bodyType?: 'message/rfc822';
  /** How large a body may be, where that is more than the 100 KiB of every other. */
  readonly bodyMaxBytes?: number;
  /** Files that the body brings beside its fields, by field name; such a body is sent as `multipart/form-data`. */
  readonly files?: Readonly<Record<string, FileSpec>>;
  /** Beyond it the route answers `too-many-requests`. */
  readonly callLimit?: CallLimit;
  readonly success: ShapedAnswer | FileAnswer;
  /** The feature's own failures; the platform's (bad input, no session …) need no mention. */
  readonly errors?: Readonly<Record<string, ErrorSpec>>;
  /** An answer that a client may reuse after asking again with its ETag. */
  readonly reusable?: boolean;
}

export type RouteTable = Readonly<Record<RouteKey, RouteSpec>>;

type InputOf<S> = S extends Shape ? z.core.input<S> : undefined;
type OutputOf<S> = S extends Shape ? z.core.output<S> : undefined;
type Place<R, K extends string> =
  R extends Readonly<Record<K, infer S extends Shape>> ? { [key in K]: InputOf<S> } : unknown;

/** The part of the body that holds the files of route R, each as `File`. */
export type FilesOf<R, File> = R extends { readonly files: infer Files }
  ? { body: { [name in keyof Files]: File } }
  : unknown;

/** What a caller hands over for route R: `params`, `query` and `body`, as far as it declares them; files are Blobs. */
export type RequestOf<R extends RouteSpec> = Place<R, 'params'> &
  Place<R, 'query'> &
  Place<R, 'body'> &
  FilesOf<R, Blob>;

/** What a handler of route R is given: the same three, checked and with defaults filled in. */
export interface CheckedRequestOf<R extends RouteSpec> {
  params: OutputOf<R['params']>;
  query: OutputOf<R['query']>;
  body: OutputOf<R['body']>;
}

/** What route R answers with when it succeeds, as JSON; undefined where the answer is empty or a file. */
export type AnswerOf<R extends RouteSpec> = OutputOf<R['success']['body']>;

/** Every code that route R can fail with: its own and the platform's. */
export type ErrorCodeOf<R extends RouteSpec> = (keyof R['errors'] & string) | PlatformErrorCode;
