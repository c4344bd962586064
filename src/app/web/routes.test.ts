import { type LinkProps, createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import './routes/more-routes.ts';
import { makeRouter } from './router.ts';

test('a link to a page that does not exist does not compile (§2)', () => {
  const live: LinkProps['to'] = '/course/$courseId';
  // @ts-expect-error: were this no error, the route table would have lost its types
  const dead: LinkProps['to'] = '/no-such-page';
  expect(live).not.toBe(dead);
});

test('what stands in the address is read as text, also a token of digits', async () => {
  const router = makeRouter(createMemoryHistory({ initialEntries: ['/reset-password?token=0123456789'] }), () =>
    Promise.reject(new Error('this page reads nothing')),
  );
  await router.load();
  expect(router.state.location.search).toEqual({ token: '0123456789' });
});
