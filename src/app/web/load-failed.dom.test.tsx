import {
  Outlet,
  RouterProvider,
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AnyRead } from '../../platform/contract/reading.ts';
import { type PageModule, lazyPage } from '../../platform/web/chunk.ts';
import { LoadFailed } from './load-failed.tsx';

afterEach(() => history.replaceState(null, ''));

const staticData = { page: { title: null, description: '' } };

const noContent: AnyRead = () => Promise.reject(new Error('this page reads nothing'));

/** Renders a small site with one page that uses this loader; the provider accepts only the site's own route table. */
function drawPage(load: () => Promise<PageModule | { Page: () => ReactNode }>, read: AnyRead = noContent): void {
  const root = createRootRouteWithContext<{ read: AnyRead }>()({
    staticData,
    component: () => (
      <>
        <p>The shell</p>
        <Outlet />
      </>
    ),
  });
  const page = createRoute({ getParentRoute: () => root, path: '/', staticData, ...lazyPage(load) });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context: { read },
    defaultErrorComponent: LoadFailed,
  });
  render(<RouterProvider router={router as never} />);
}

test('a part that fails leaves the shell, says what happened, and "Try again" loads it again (§1)', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let tries = 0;
  const load = () => {
    tries += 1;
    return tries < 3 ? Promise.reject(new TypeError('offline')) : Promise.resolve({ Page: () => <h1>The page</h1> });
  };
  drawPage(load);
  const person = userEvent.setup();

  await screen.findByRole('heading', { name: 'This page did not load' });
  expect(screen.getByRole('alert').textContent).toMatch(/Part of it did not load/);
  expect(screen.getByText('The shell')).toBeTruthy();

  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(tries).toBe(2));
  expect(screen.getByRole('heading', { name: 'This page did not load' })).toBeTruthy();

  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeTruthy();
  expect(tries).toBe(3);
  expect(said).toHaveBeenCalled();
});

describe('a page that is no longer on the server', () => {
  const isGone = () => Promise.reject(new Error('assets/page-abc.js', { cause: 404 }));

  function watchReload() {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    return vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  }

  test('is loaded anew by itself, and once only for a visit', async () => {
    const reload = watchReload();
    drawPage(isGone);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    cleanup();
    drawPage(isGone);
    await screen.findByRole('heading', { name: 'The site was updated' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(reload).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('is not loaded anew while something is typed beside it, nor while a form holds what was typed', async () => {
    const reload = watchReload();
    drawPage(isGone);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    cleanup();
    history.replaceState(null, '');

    const hold = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', hold);
    drawPage(isGone);
    await screen.findByRole('heading', { name: 'The site was updated' });
    removeEventListener('beforeunload', hold);
    cleanup();

    document.body.insertAdjacentHTML('beforeend', '<input id="beside" value="ada@example.org" />');
    drawPage(isGone);
    await screen.findByRole('heading', { name: 'The site was updated' });
    document.getElementById('beside')?.remove();
    expect(reload).toHaveBeenCalledOnce();
  });
});

test('content that does not arrive is said like a part that does not, and "Try again" reads it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let isOnline = false;
  const unreachable = Object.assign(new Error('The site could not be reached.'), { status: 0 });
  const read: AnyRead = () => (isOnline ? Promise.resolve({ items: [] }) : Promise.reject(unreachable));
  const page = {
    read: ({ read: readFrom }: { readonly read: AnyRead }) => readFrom('GET /api/courses'),
    Page: () => <h1>The page</h1>,
    describe: () => ({ title: null, description: '' }),
  };
  drawPage(() => Promise.resolve(page), read);
  await screen.findByRole('heading', { name: 'This page did not load' });
  isOnline = true;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'The page' });
});
