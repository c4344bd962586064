import {
  Outlet,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { lazyPage } from '../../platform/web/chunk.ts';
import { LoadFailed } from './load-failed.tsx';

const staticData = { page: { title: null, description: '' } };

test('a part that fails leaves the shell, says what happened, and "Try again" loads it again (§1)', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let tries = 0;
  const load = () => {
    tries += 1;
    return tries < 3 ? Promise.reject(new TypeError('offline')) : Promise.resolve({ Page: () => <h1>The page</h1> });
  };
  const root = createRootRoute({
    staticData,
    component: () => (
      <>
        <p>The shell</p>
        <Outlet />
      </>
    ),
  });
  const page = createRoute({ getParentRoute: () => root, path: '/', staticData, component: lazyPage(load) });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultErrorComponent: LoadFailed,
  });
  // The provider takes the site's own route table only; this one is smaller.
  render(<RouterProvider router={router as never} />);
  const person = userEvent.setup();

  await screen.findByRole('heading', { name: 'This page did not load' });
  expect(screen.getByRole('alert').textContent).toMatch(/did not arrive/);
  expect(screen.getByText('The shell')).toBeTruthy();

  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(tries).toBe(2));
  expect(screen.getByRole('heading', { name: 'This page did not load' })).toBeTruthy();

  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeTruthy();
  expect(tries).toBe(3);
  expect(said).toHaveBeenCalled();
});
