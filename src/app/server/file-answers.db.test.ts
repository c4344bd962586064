import { Readable } from 'node:stream';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
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

async function serve({ isThere = true } = {}) {
  const streams: Readable[] = [];
  const server = await serveRoutes(app, table, {
    getCv: () => {
      if (!isThere) throw new Refusal('cv-not-found');
      const stream = Readable.from([content.subarray(0, 100_000), content.subarray(100_000)], { objectMode: false });
      streams.push(stream);
      return { stream, sizeBytes: content.length, contentType: 'application/pdf', name: 'Zoë\'s "CV".pdf' };
    },
  });
  return { server, streams };
}

test('a file arrives whole, under its name, and nobody on the way keeps it', async () => {
  const { server } = await serve();
  const answer = await server.inject({ url: '/api/cv', headers: { cookie, range: 'bytes=0-9' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.equals(content)).toBe(true);
  expect(answer.headers).toMatchObject({
    'accept-ranges': 'none',
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

test('one that goes away in the middle leaves nothing open', async () => {
  const { server, streams } = await serve();
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
