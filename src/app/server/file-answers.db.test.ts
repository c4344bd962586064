import { Readable } from 'node:stream';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { describe, expect, test } from 'vitest';
import { appForThisFile } from '../../../test/support/app.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { serveRoutes } from '../../../test/support/routes.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { schemaOf } from '../../platform/server/http/route-schema.ts';
import { Refusal } from '../../platform/server/http/refusal.ts';

const app = await appForThisFile();
const { browser } = await app.signedUp();
const cookie = browser.cookieHeader();
const content = Buffer.alloc(300_000, 'a page of a CV; ');

const table = {
  'GET /api/cv': {
    operation: 'getCv',
    summary: 'A CV',
    access: 'user',
    success: { status: 200, file: { contentTypes: ['application/pdf', 'application/msword'] } },
    errors: { 'cv-not-found': { status: 404, message: 'There is no such CV.' } },
  },
} as const satisfies RouteTable;

/** Serves the file; with `isWhole` false its second part never comes. */
async function serve({ isThere = true, isWhole = true, version = undefined as string | undefined } = {}) {
  const streams: Readable[] = [];
  const server = await serveRoutes(app, table, {
    getCv: () => {
      if (!isThere) throw new Refusal('cv-not-found');
      const stream = new Readable({ read: () => undefined });
      for (const part of [content.subarray(0, 100_000), ...(isWhole ? [content.subarray(100_000), null] : [])])
        stream.push(part);
      streams.push(stream);
      return {
        stream,
        sizeBytes: content.length,
        contentType: 'application/pdf',
        name: 'Zoë\'s "CV".pdf',
        ...(version !== undefined && { version }),
      };
    },
  });
  return { server, streams };
}

test('a file arrives whole, under its name, and nobody on the way keeps it', async () => {
  const { server } = await serve();
  const answer = await server.inject({ url: '/api/cv', headers: { cookie } });
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.equals(content)).toBe(true);
  expect(answer.headers).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="Zo?'s \\"CV\\".pdf"; filename*=UTF-8''Zo%C3%AB%27s%20%22CV%22.pdf`,
    'content-length': String(content.length),
    'content-type': 'application/pdf',
  });
});

test('HEAD tells the same of it, and what was opened for it is closed', async () => {
  const { server, streams } = await serve();
  const { headers } = await server.inject({ url: '/api/cv', headers: { cookie } });
  const head = await server.inject({ method: 'HEAD', url: '/api/cv', headers: { cookie } });
  expect(head).toMatchObject({ statusCode: 200, payload: '' });
  const { date: _, ...told } = head.headers;
  expect(headers).toMatchObject(told);
  expect(head.headers['content-length']).toBe(String(content.length));
  expect(streams).toHaveLength(2);
  expect(streams.map((stream) => stream.destroyed)).toEqual([true, true]);
});

describe('a part of a file', () => {
  const ask = async (
    headers: Record<string, string>,
    options: Parameters<typeof serve>[0] = {},
    method = 'GET' as 'GET' | 'HEAD',
  ) => {
    const { server, streams } = await serve(options);
    return { answer: await server.inject({ method, url: '/api/cv', headers: { cookie, ...headers } }), streams };
  };

  test.each([
    ['bytes=0-9', 0, 9],
    ['bytes=99990-100009', 99_990, 100_009],
    ['bytes=299990-', 299_990, 299_999],
    ['bytes=-7', 299_993, 299_999],
  ])('is sent alone: %s', async (range, first, last) => {
    const { answer, streams } = await ask({ range });
    expect(answer).toMatchObject({
      statusCode: 206,
      headers: {
        'content-range': `bytes ${first}-${last}/300000`,
        'content-length': String(last + 1 - first),
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
      },
    });
    expect(answer.rawPayload.equals(content.subarray(first, last + 1))).toBe(true);
    await eventually('what was opened to be closed', () => streams[0]?.destroyed);
  });

  test('that begins behind its end is refused with the size, and nothing stays open', async () => {
    const { answer, streams } = await ask({ range: 'bytes=300000-' });
    expect(answer.json()).toMatchObject({ status: 416, code: 'range-not-satisfiable' });
    expect(answer.headers).toMatchObject({ 'content-range': 'bytes */300000', 'cache-control': 'no-store' });
    expect(answer.headers['content-disposition']).toBeUndefined();
    expect(streams[0]?.destroyed).toBe(true);
  });

  test('is not sent where several are asked for, to HEAD, or to who has the rest of another version', async () => {
    for (const headers of [{ range: 'bytes=0-1,4-5' }, { range: 'bytes=0-1', 'if-range': '"old"' }]) {
      const { answer } = await ask(headers, { version: 'new' });
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload.length).toBe(content.length);
    }
    const { answer: head } = await ask({ range: 'bytes=0-1' }, {}, 'HEAD');
    expect(head).toMatchObject({ statusCode: 200, headers: { 'content-length': String(content.length) } });
    expect(head.headers['content-range']).toBeUndefined();
  });

  test('is sent to who has the rest of this version, and nothing to who has all of it', async () => {
    const { answer: rest } = await ask({ range: 'bytes=10-', 'if-range': '"v1"' }, { version: 'v1' });
    expect(rest).toMatchObject({ statusCode: 206, headers: { etag: '"v1"', 'cache-control': 'private, no-cache' } });
    const { answer: all, streams } = await ask({ 'if-none-match': '"v0", W/"v1"' }, { version: 'v1' });
    expect(all).toMatchObject({ statusCode: 304, payload: '', headers: { etag: '"v1"' } });
    expect(streams[0]?.destroyed).toBe(true);
    const { answer: unknown } = await ask({ range: 'bytes=10-', 'if-range': '"v1"' });
    expect(unknown.statusCode).toBe(200);
  });
});

test('one that goes away in the middle leaves nothing open', async () => {
  const { server, streams } = await serve({ isWhole: false });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const leaving = new AbortController();
  await fetch(`${address}/api/cv`, { headers: { cookie }, signal: leaving.signal });
  leaving.abort();
  await eventually('the file to be closed', () => streams[0]?.destroyed);
});

test('whoever may not have it, and a file that is gone, are answered like on any route', async () => {
  const { server } = await serve();
  expect((await server.inject('/api/cv')).json()).toMatchObject({ status: 401, code: 'not-signed-in' });
  const { server: empty } = await serve({ isThere: false });
  const answer = await empty.inject({ url: '/api/cv', headers: { cookie } });
  expect(answer.json()).toMatchObject({ status: 404, code: 'cv-not-found' });
  expect(answer.headers['content-type']).toContain('application/problem+json');
});

test('the OpenAPI document says that it is binary', () => {
  const schema = schemaOf('/api/cv', table['GET /api/cv']);
  const described = jsonSchemaTransform({ schema, url: '/api/cv', openapiObject: { openapi: '3.1.0' } } as never);
  const binary = { schema: { type: 'string', format: 'binary' } };
  expect(described.schema).toMatchObject({
    response: { 200: { content: { 'application/pdf': binary, 'application/msword': binary } } },
  });
});
