import { expect, test, vi } from 'vitest';
import { ChunkLoadError, chunk, isOutdated } from './chunk.ts';
import { preload } from './preload.ts';

function serverAnswers(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', answer);
}

test('a part that the server does not have any more is told from one that did not arrive', async () => {
  const load = chunk(() => preload(async () => 'the part', ['assets/gone-abc.js']));
  serverAnswers(async () => new Response('Not found', { status: 404 }));
  await expect(load()).rejects.toBeInstanceOf(ChunkLoadError);
  expect(isOutdated()).toBe(true);

  serverAnswers(() => Promise.reject(new TypeError('offline')));
  await expect(load()).rejects.toBeInstanceOf(ChunkLoadError);
  expect(isOutdated()).toBe(false);

  serverAnswers(async () => new Response('', { status: 503 }));
  await expect(load()).rejects.toBeInstanceOf(ChunkLoadError);
  expect(isOutdated()).toBe(false);

  serverAnswers(async () => new Response('export {}'));
  expect(await load()).toBe('the part');
});
