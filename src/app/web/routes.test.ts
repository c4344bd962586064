import { type LinkProps, createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { lazyPageOf } from '../../platform/web/chunk.ts';
import { makeRouter } from './router.ts';

test('a link to a page that does not exist does not compile', () => {
  const live: LinkProps['to'] = '/course/$courseId';
  // @ts-expect-error: were this no error, the route table would have lost its types
  const dead: LinkProps['to'] = '/no-such-page';
  expect(live).not.toBe(dead);
});

test('every page has a title of its own', async () => {
  const { routesById } = makeRouter(createMemoryHistory());
  const pages = Object.values(routesById).filter((route) => route.id !== '/data' && !route.id.includes('$'));
  const titles = await Promise.all(
    pages.map(async ({ options: { component, staticData } }) => {
      const page = lazyPageOf(component);
      const module = await page?.load();
      return module?.describe?.({}).title ?? staticData?.page?.title;
    }),
  );
  expect(new Set(titles).size).toBe(pages.length);
});

test('what stands in the address is read as text, also a token of digits', async () => {
  const router = makeRouter(createMemoryHistory({ initialEntries: ['/reset-password?token=0123456789'] }));
  await router.load();
  expect(router.state.location.search).toEqual({ token: '0123456789' });
});
