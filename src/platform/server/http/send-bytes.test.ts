import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { sendBytes } from './send-bytes.ts';

test('where a file cannot be opened the refusal has none of its headers', async () => {
  const app = fastify();
  const file = { open: () => Promise.reject(new Error('away')), sizeBytes: 10, version: 'v1' };
  app.get('/', (request, reply) => sendBytes(request, reply, file, { 'content-disposition': 'attachment' }));
  const { statusCode, headers } = await app.inject({ url: '/', headers: { range: 'bytes=2-5' } });
  expect(statusCode).toBe(500);
  expect(Object.keys(headers)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/etag|content-range|accept-ranges|content-disposition/)]),
  );
});
