import type * as z from 'zod/mini';
import type { PlatformErrorCode } from './problems.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A route's name in its table: method, one space, path with `{param}` places. */
export type RouteKey = `${Method} /api/${string}`;

/** Who may call: `user` means a live session; ownership is decided by the feature's rules. */
type Access = 'anyone' | 'user';

/**
 * One expected failure: its HTTP status and its fixed English sentence, shown to people as it stands. Where it says
 * `{extension}`, the server puts that of the file in question.
 */
export interface ErrorSpec {
  readonly status: number;
  readonly message: string;
}

type Shape = z.core.$ZodType;

/** One file of a body: how large it may be, and by which extensions (`.pdf`, lower case) it may go. */
export interface FileSpec {
  readonly maxBytes: number;
  readonly extensions: readonly string[];
}

/** So often may one client address call, whatever comes of it. */
export interface CallLimit {
  readonly max: number;
  readonly windowMs: number;
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
  /** Files that the body brings beside its fields, by field name; such a body is sent as `multipart/form-data`. */
  readonly files?: Readonly<Record<string, FileSpec>>;
  /** Beyond it the route answers `too-many-requests`. */
  readonly callLimit?: CallLimit;
  /** One success status and its shape; null means an empty answer. */
  readonly success: { readonly status: 200 | 201 | 202 | 204; readonly body: Shape | null };
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

/** What route R answers with when it succeeds; undefined where the answer is empty. */
export type AnswerOf<R extends RouteSpec> = OutputOf<R['success']['body']>;

/** Every code that route R can fail with: its own and the platform's. */
export type ErrorCodeOf<R extends RouteSpec> = (keyof R['errors'] & string) | PlatformErrorCode;
