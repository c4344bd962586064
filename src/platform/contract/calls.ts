import type { AnswerOf, RequestOf, RouteKey, RouteSpec, RouteTable } from './routes.ts';

type Optional<Request> = Request extends { query: infer Query }
  ? object extends Query
    ? Omit<Request, 'query'> & { query?: Query }
    : Request
  : Request;
/**
 * `keepalive`: sent even if the page closes, without a guarantee that the answer arrives. `timeoutMs`: for routes that
 * take longer than other calls.
 */
type CallOf<R extends RouteSpec> = Optional<RequestOf<R>> & {
  signal?: AbortSignal;
  keepalive?: boolean;
  timeoutMs?: number;
};
type ArgumentsOf<R extends RouteSpec> = object extends CallOf<R> ? [call?: CallOf<R>] : [call: CallOf<R>];

/**
 * Keys of routes callable with JSON. Those that accept files use `makeUpload`, which other pages need not load; those
 * that return a file are links.
 */
type JsonKeyOf<Table> = {
  [Key in keyof Table]: Table[Key] extends { files: unknown } | { success: { file: unknown } } ? never : Key;
}[keyof Table];

/** Calls a route of a table; `Otherwise` is a result in place of an answer, if there is one. */
export type Call<Table extends RouteTable, Otherwise = never> = <Key extends JsonKeyOf<Table> & RouteKey>(
  key: Key,
  ...[input]: ArgumentsOf<Table[Key] & RouteSpec>
) => Promise<AnswerOf<Table[Key] & RouteSpec> | Otherwise>;
