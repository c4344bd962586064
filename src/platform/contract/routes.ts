import type * as z from 'zod/mini';
import type { ErrorSpec, PlatformErrorCode } from './problems.ts';
import type { Role } from './roles.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Key of a route in its table: method, one space, path with `{param}` placeholders. */
export type RouteKey = `${Method} /api/${string}`;

/**
 * Access to a route. `anyone`: the answer is the same for everybody, and the caller is not looked up. `known`: anyone,
 * and the handler receives the signed-in user.
 * `user`: a live session. `{ role }`: a user with this role or a higher one. Ownership is decided by the feature's
 * rules.
 */
export type Access = 'anyone' | 'known' | 'user' | { readonly role: Exclude<Role, 'learner'> };

type Shape = z.core.$ZodType;

/** A file of a body: its largest size, and the allowed extensions (`.pdf`, lower case). */
export interface FileSpec {
  readonly maxBytes: number;
  readonly extensions: readonly string[];
}

/**
 * Limit on calls by one account, or by one client address without a session. Calls refused before their handler do not
 * count.
 */
export interface CallLimit {
  readonly max: number;
  readonly windowMs: number;
}

/** An answer of JSON; null for an empty one. */
interface ShapedAnswer {
  readonly status: 200 | 201 | 202 | 204;
  readonly body: Shape | null;
  readonly file?: undefined;
}

/** A file of one of these content types as answer; browsers open it by its address. */
interface FileAnswer {
  readonly status: 200;
  readonly file: { readonly contentTypes: readonly string[] };
  readonly body?: undefined;
}

/** The content type of a table for spreadsheets. */
export const csvType = 'text/csv; charset=utf-8';

/** Declaration of a route: everything about it that crosses the wire. */
export interface RouteSpec {
  /** Base of the names of its handler, query and hook, and the OpenAPI operationId. */
  readonly operation: string;
  readonly summary: string;
  readonly access: Access;
  readonly params?: Shape;
  readonly query?: Shape;
  readonly body?: Shape;
  /** A body that is not JSON: it arrives unchanged, as text with one character per byte. */
  readonly bodyType?: 'message/rfc822';
  /** Largest size of a body, if more than the default of 100 KiB. */
  readonly bodyMaxBytes?: number;
  /** Files sent with the body's fields, by field name; such a body is `multipart/form-data`. */
  readonly files?: Readonly<Record<string, FileSpec>>;
  /** Limit beyond which the route answers `too-many-requests`. */
  readonly callLimit?: CallLimit;
  readonly success: ShapedAnswer | FileAnswer;
  /** The feature's own errors; the platform's (bad input, no session …) are implied. */
  readonly errors?: Readonly<Record<string, ErrorSpec>>;
  /** True if a client may reuse the answer after revalidating it with its ETag. */
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

/** Input of a caller of route R: `params`, `query` and `body`, as far as it declares them; files are Blobs. */
export type RequestOf<R extends RouteSpec> = Place<R, 'params'> &
  Place<R, 'query'> &
  Place<R, 'body'> &
  FilesOf<R, Blob>;

/** Input of a handler of route R: `params`, `query` and `body`, validated and with defaults filled in. */
export interface CheckedRequestOf<R extends RouteSpec> {
  params: OutputOf<R['params']>;
  query: OutputOf<R['query']>;
  body: OutputOf<R['body']>;
}

/** JSON answer of route R on success; undefined if the answer is empty or a file. */
export type AnswerOf<R extends RouteSpec> = OutputOf<R['success']['body']>;

/** Every error code of route R: its own and the platform's. */
export type ErrorCodeOf<R extends RouteSpec> = (keyof R['errors'] & string) | PlatformErrorCode;
