import { parseSetCookie, stringifyCookie } from 'cookie';
import type { FastifyInstance } from 'fastify';
import { type Routes, routes } from '../../src/app/contract.ts';
import type { AnswerOf, RequestOf, RouteSpec } from '../../src/platform/contract/routes.ts';

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS';

/** Request as sent over the wire; `body` is sent as JSON unless it is text, bytes or a form. */
export interface WireRequest {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  /** Parsed JSON, or the text of anything else; null if the response is empty. */
  readonly body: unknown;
  readonly setCookies: readonly string[];
}

type Place = Readonly<Record<string, string | number | undefined>>;

/** Browser as the server sees it: one IP address, and stored cookies. */
export class TestBrowser {
  readonly address: string;
  readonly #app: FastifyInstance;
  readonly #cookies = new Map<string, { value: string; path: string }>();

  constructor(app: FastifyInstance, address: string) {
    this.#app = app;
    this.address = address;
  }

  async send(method: Method, url: string, { body, headers }: WireRequest = {}): Promise<WireAnswer> {
    const cookie = this.cookieHeader(url);
    const encoded = await encode(body);
    const response = await this.#app.inject({
      method,
      url,
      remoteAddress: this.address,
      headers: {
        ...(cookie && { cookie }),
        ...(encoded && { 'content-type': encoded.type }),
        ...headers,
      },
      ...(encoded && { payload: encoded.payload }),
    });
    const setCookies = [response.headers['set-cookie'] ?? []].flat();
    this.keep(setCookies);
    const isJson = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.body === '' ? null : isJson ? response.json<unknown>() : response.body,
      setCookies,
    };
  }

  /** Calls a route of the contract and returns its success; throws with the whole response otherwise. */
  async call<Key extends keyof Routes & string>(
    key: Key,
    request: RequestOf<Routes[Key]>,
  ): Promise<AnswerOf<Routes[Key]>> {
    const answer = await this.try(key, request);
    if (answer.status >= 300) throw new Error(`${key} answered ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as AnswerOf<Routes[Key]>;
  }

  /** Calls a route of the contract and returns any response. */
  try<Key extends keyof Routes & string>(key: Key, request: RequestOf<Routes[Key]>): Promise<WireAnswer> {
    const [method, path] = key.split(' ') as [Method, string];
    const { params, query, body } = request as { params?: Place; query?: Place; body?: unknown };
    const { bodyType }: RouteSpec = routes[key];
    const headers = bodyType === undefined ? {} : { headers: { 'content-type': bodyType } };
    return this.send(
      method,
      urlOf(path, params, query),
      body === undefined ? {} : { body: withFiles(body), ...headers },
    );
  }

  cookieHeader(url = '/'): string {
    const fitting = [...this.#cookies].filter(([, { path }]) => url.startsWith(path));
    return stringifyCookie(Object.fromEntries(fitting.map(([name, { value }]) => [name, value])));
  }

  cookieNames(): string[] {
    return [...this.#cookies.keys()];
  }

  /** Sets a cookie as it is, such as one of another browser. */
  setCookie(name: string, value: string): void {
    this.#cookies.set(name, { value, path: '/' });
  }

  /** Returns a cookie. Throws if the browser has none of this name. */
  cookie(name: string): string {
    const cookie = this.#cookies.get(name);
    if (!cookie) throw new Error(`the browser has no cookie ${name}`);
    return cookie.value;
  }

  /** Stores the cookies of `Set-Cookie` lines, and deletes expired ones. */
  keep(lines: readonly string[]): void {
    for (const { name, value, path = '/', maxAge } of lines.map((line) => parseSetCookie(line))) {
      if (maxAge === 0 || value === undefined) this.#cookies.delete(name);
      else this.#cookies.set(name, { value, path });
    }
  }
}

async function encode(body: unknown): Promise<{ payload: string | Buffer; type: string } | null> {
  if (body === undefined) return null;
  if (body instanceof FormData) {
    const response = new Response(body);
    return { payload: Buffer.from(await response.arrayBuffer()), type: response.headers.get('content-type') ?? '' };
  }
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
  return { payload: isRaw ? body : JSON.stringify(body), type: 'application/json' };
}

/** Converts a body as the web client does: a form if a file is part of it. */
function withFiles(body: unknown): unknown {
  const fields = Object.entries(body as object) as [string, unknown][];
  if (!fields.some(([, value]) => value instanceof Blob)) return body;
  const form = new FormData();
  for (const [name, value] of fields) {
    if (value !== undefined) form.set(name, value instanceof Blob ? value : (value as string));
  }
  return form;
}

function urlOf(path: string, params: Place = {}, query: Place = {}): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return search.size === 0 ? filled : `${filled}?${search.toString()}`;
}
