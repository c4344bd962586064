import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hourMs } from '../../../../test/support/clock.ts';
import { ada, putWho } from '../../../../test/support/session.ts';
import { openSmallSite } from '../../../../test/support/small-site.tsx';
import { queryClient } from '../query-client.ts';
import { Header } from './header.tsx';

function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Header />
      <main>
        {children}
        <button type="button">Something else</button>
      </main>
    </>
  );
}

async function openSite() {
  const pages = { '/': () => <h1>Home</h1>, '/courses/$courseId': () => <h1>Course</h1> };
  const router = await openSmallSite({ pages, at: '/', Shell });
  await screen.findByRole('heading', { name: 'Home' });
  return { router, user: userEvent.setup() };
}

function button(name: string) {
  return screen.getByRole('button', { name });
}

function expanded(): (string | null)[] {
  return screen.queryAllByRole('button', { expanded: true }).map((each) => each.textContent);
}

test('§4 opening a dropdown closes the open one, and toggling the open one closes it (§2)', async () => {
  const { user } = await openSite();
  await user.click(button('Services'));
  expect(expanded()).toEqual(['Services']);
  await user.click(button('About'));
  expect(expanded()).toEqual(['About']);
  await user.click(button('About'));
  expect(expanded()).toEqual([]);
});

test('Escape closes the open dropdown, and the focus is on its button again', async () => {
  const { user } = await openSite();
  await user.click(button('Solutions'));
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Solutions for schools');
  await user.keyboard('{Escape}');
  expect(expanded()).toEqual([]);
  expect(document.activeElement).toBe(button('Solutions'));
});

test('Enter and Space toggle a dropdown, the arrow keys walk through it and along the bar', async () => {
  const { user } = await openSite();
  button('Services').focus();
  await user.keyboard('{Enter}');
  expect(expanded()).toEqual(['Services']);
  await user.keyboard(' ');
  expect(expanded()).toEqual([]);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Learning');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Training');
  await user.keyboard('{Home}{ArrowUp}');
  expect(document.activeElement).toBe(button('Services'));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(button('Solutions'));
  expect(expanded()).toEqual([]);
});

test.each(['altKey', 'ctrlKey', 'metaKey'])('with %s an arrow is the browser’s, such as for Back', async (modifier) => {
  await openSite();
  const services = button('Services');
  services.focus();
  for (const key of ['ArrowLeft', 'ArrowRight'])
    expect(fireEvent.keyDown(services, { key, [modifier]: true })).toBe(true);
  expect(document.activeElement).toBe(services);
});

test('§4 a route change closes the list of the small screen and the open dropdown (§2)', async () => {
  const { router, user } = await openSite();
  await user.click(button('Menu'));
  await user.click(button('Our Courses'));
  expect(expanded()).toEqual(['Menu', 'Our Courses']);
  await act(() => router.navigate({ to: '/courses/$courseId', params: { courseId: 'course2' } }));
  await screen.findByRole('heading', { name: 'Course' });
  expect(expanded()).toEqual([]);
});

test('§2 every link closes the list, also the link to the page that one is on', async () => {
  const { user } = await openSite();
  await user.click(button('Menu'));
  await user.click(screen.getByRole('link', { name: 'Opvir' }));
  expect(expanded()).toEqual([]);
});

test('§2 the overlay of the small screen closes the list', async () => {
  const { user } = await openSite();
  await user.click(button('Menu'));
  await user.click(button('Close menu'));
  expect(expanded()).toEqual([]);
});

test('a click outside the header closes the open dropdown', async () => {
  const { user } = await openSite();
  await user.click(button('Services'));
  await user.click(button('Something else'));
  expect(expanded()).toEqual([]);
});

test('§2 Our Courses has eight entries, and 5 to 8 lead to the same courses as 1 to 4', async () => {
  const { user } = await openSite();
  await user.click(button('Our Courses'));
  const entry = button('Our Courses').closest('li');
  const targets = within(entry as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  const four = ['/courses/course1', '/courses/course2', '/courses/course3', '/courses/course4'];
  expect(targets).toEqual([...four, ...four]);
});

test('§2 a visitor finds Contact, Search, Login and Sign Up beside the dropdowns', async () => {
  putWho('visitor');
  await openSite();
  const targets = ['Contact', 'Search', 'Login', 'Sign Up'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(targets).toEqual(['/contact', '/search', '/login', '/register']);
});

describe('the entry of the account', () => {
  let answer: () => Response;

  beforeEach(() => {
    answer = () => Response.json({ count: 3 });
    vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  });

  afterEach(() => queryClient.clear());

  test('a visitor has Login and Sign Up, and no account', async () => {
    putWho('visitor');
    await openSite();
    expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Account/ })).toBeNull();
  });

  test('whoever is signed in reads how many notifications are unread, on the way to the account and beside their entry (§2)', async () => {
    putWho(ada);
    const { user } = await openSite();
    const entry = await screen.findByRole('button', { name: 'Ada Notifications, 3 unread' });
    expect(button('Menu Notifications, 3 unread')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    await user.click(entry);
    const link = screen.getByRole('link', { name: 'Notifications, 3 unread' });
    expect(link.getAttribute('href')).toBe('/notifications');
  });

  test.each([
    [9, '9', '9'],
    [10, '9+', '10'],
    [99, '9+', '99'],
    [100, '9+', '99+'],
  ])('%i unread are shown as %s, and told as %s', async (count, shown, told) => {
    answer = () => Response.json({ count });
    putWho(ada);
    await openSite();
    const entry = await screen.findByRole('button', { name: `Ada Notifications, ${told} unread` });
    expect(within(entry).getByText(shown, { ignore: '.sr-only' })).toBeTruthy();
  });

  test('without anything unread, and while the number is not known, there is no badge', async () => {
    answer = () => Response.json({ count: 0 });
    putWho(ada);
    await openSite();
    expect(await screen.findByRole('button', { name: 'Ada' })).toBeTruthy();
    expect(screen.queryByText(/unread/)).toBeNull();
  });

  test('while the server does not say who it is, whoever was signed in is not offered to log in, and can ask again (§4)', async () => {
    answer = () => new Response('Bad gateway', { status: 502 });
    localStorage.setItem('isAuthenticated', 'true');
    putWho('unreachable');
    const { user } = await openSite();
    await user.click(await screen.findByRole('button', { name: 'Account' }));
    expect(screen.getByRole('alert').textContent).toContain('We cannot reach the server right now');
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Sign Up' })).toBeNull();
    answer = () => Response.json({ session: { user: ada, expiresAt: Date.now() + hourMs, now: Date.now() }, count: 0 });
    await user.click(button('Try again'));
    expect(await screen.findByRole('button', { name: 'Logout' })).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('ada@example.org');
  });
});
