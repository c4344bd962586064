import type { AnswerOf, RequestOf, RouteKey, RouteSpec, RouteTable } from './routes.ts';

type Optional<Request> = Request extends { query: infer Query }
  ? object extends Query
    ? Omit<Request, 'query'> & { query?: Query }
    : Request
  : Request;
/**
 * `keepalive`: it is sent although the page goes away; whether it arrives, this page will not hear. `timeoutMs`: of work that takes
 * longer than calls do.
 */
type CallOf<R extends RouteSpec> = Optional<RequestOf<R>> & {
  signal?: AbortSignal;
  keepalive?: boolean;
  timeoutMs?: number;
};
type ArgumentsOf<R extends RouteSpec> = object extends CallOf<R> ? [call?: CallOf<R>] : [call: CallOf<R>];

/** Routes whose body brings files are called through `makeUpload`, which no other page loads; those that answer with one are linked to. */
type JsonKeyOf<Table> = {
  [Key in keyof Table]: Table[Key] extends { files: unknown } | { success: { file: unknown } } ? never : Key;
}[keyof Table];

/** How one route of a table is called; `Otherwise` is what a caller gets in place of an answer, where there is such a thing. */
export type Call<Table extends RouteTable, Otherwise = never> = <Key extends JsonKeyOf<Table> & RouteKey>(
  key: Key,
  ...[input]: ArgumentsOf<Table[Key] & RouteSpec>
) => Promise<AnswerOf<Table[Key] & RouteSpec> | Otherwise>;
