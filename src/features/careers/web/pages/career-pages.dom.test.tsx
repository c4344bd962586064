import { lazyRouteComponent } from '@tanstack/react-router';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { SiteLink } from '../../../../platform/web/site-link.tsx';
import { Page as CareerCenter } from './career-center.tsx';
import { Page as CareerPath } from './career-path.tsx';

const analyst = { id: 'c1', title: 'Data Analyst', description: 'You turn a vague question into numbers.' };
const enrolment = { userId: 'u1', careerId: 'c1', title: 'Data Analyst', timestamp: 1 };

const pages = {
  '/career-path': CareerPath,
  '/career-center': CareerCenter,
  '/login': () => <h1>Login</h1>,
  '/dashboard': () => <h1>Dashboard</h1>,
  '/courses': () => <h1>Courses</h1>,
  '/continue-career': () => <h1>Continue</h1>,
  '/contact': lazyRouteComponent(() => new Promise<{ Page: () => null }>(() => undefined), 'Page'),
};

function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SiteLink path="/contact">Slow</SiteLink>
      {children}
    </>
  );
}
let answers: Record<string, () => Response> = {};

beforeEach(() => {
  vi.useFakeTimers();
  answers = {
    'GET /api/careers': () => Response.json({ items: [analyst] }),
    'GET /api/career-enrolments?limit=100': () => Response.json({ items: [], nextCursor: null }),
  };
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    const answer = answers[`${method} ${path}`];
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('offline'));
  });
});

afterEach(() => {
  vi.useRealTimers();
});

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open(at: '/career-path' | '/career-center', who: Parameters<typeof putWho>[0]) {
  putWho(who);
  const router = await openSmallSite({ pages, at, Shell });
  await settle();
  return {
    at: () => router.state.location.pathname,
    async goTo(path: '/courses' | '/career-center') {
      await act(() => router.navigate({ to: path }));
      await settle();
    },
    back: () => act(() => router.history.back()),
    isFirstInHistory: () => !router.history.canGoBack(),
  };
}

test.each([
  ['/career-path', 'Please log in to continue.'],
  ['/career-center', 'Please log in to access the Career Center.'],
] as const)('§4 %s tells a visitor to log in, and goes to /login after 2000 ms and not before', async (path, text) => {
  const site = await open(path, 'visitor');
  expect(screen.getByRole('alert').textContent).toBe(text);
  await settle(1999);
  expect(site.at()).toBe(path);
  await settle(1);
  expect(site.at()).toBe('/login');
});

test('Back from the login to which a visitor was sent does not lead there once more', async () => {
  const site = await open('/career-path', 'visitor');
  await settle(2000);
  expect(site.at()).toBe('/login');
  expect(site.isFirstInHistory()).toBe(true);
});

test('a visitor who presses Back while another page is still loading is sent to the login after 2000 ms all the same (§4)', async () => {
  const site = await open('/career-center', 'visitor');
  fireEvent.click(screen.getByRole('link', { name: 'Slow' }));
  await settle(5000);
  expect(site.at()).toBe('/contact');
  site.back();
  await settle(1999);
  expect(site.at()).toBe('/career-center');
  await settle(1);
  expect(site.at()).toBe('/login');
});

test('§4 Career Path takes a signed-in user to the dashboard (§2)', async () => {
  const site = await open('/career-path', ada);
  expect(site.at()).toBe('/dashboard');
});

test('nobody is sent to the login while it is not known whether they are signed in', async () => {
  const site = await open('/career-path', 'checking');
  await settle(10_000);
  expect(site.at()).toBe('/career-path');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(['/career-path', '/career-center'] as const)(
  '%s offers another try while the server does not say who it is, and sends nobody to the login',
  async (path) => {
    const site = await open(path, 'unreachable');
    expect(screen.getByRole('alert').textContent).toContain('We could not check whether you are logged in.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    await settle(10_000);
    expect(site.at()).toBe(path);
  },
);

test('a visitor who leaves before the 2000 ms have passed is left where they went', async () => {
  const site = await open('/career-center', 'visitor');
  await settle(1000);
  fireEvent.click(screen.getByRole('link', { name: 'Go there now' }));
  await settle(5000);
  expect(site.at()).toBe('/login');
});

test('§2 Enroll Now enrols in the career, which is then shown as enrolled (§1, §4)', async () => {
  await open('/career-center', ada);
  expect(screen.getByRole('heading', { name: 'Data Analyst' })).toBeTruthy();
  answers['POST /api/career-enrolments'] = () => Response.json(enrolment, { status: 201 });
  answers['GET /api/career-enrolments?limit=100'] = () => Response.json({ items: [enrolment], nextCursor: null });
  fireEvent.click(screen.getByRole('button', { name: /^Enroll Now/ }));
  await settle();
  expect(screen.getByRole('status').textContent).toBe('You are enrolled in this career');
  expect(screen.queryByRole('button', { name: /^Enroll Now/ })).toBeNull();
});

test('who is enrolled leaves again, and Enroll Now is there; where it fails it says so', async () => {
  answers['GET /api/career-enrolments?limit=100'] = () => Response.json({ items: [enrolment], nextCursor: null });
  await open('/career-center', ada);
  const leave = () => fireEvent.click(screen.getByRole('button', { name: /^Leave this career ?: Data Analyst$/ }));
  leave();
  await settle();
  expect(screen.getByRole('alert').textContent).toBe('You could not leave this career. Please try again.');
  answers['DELETE /api/career-enrolments/c1'] = () => new Response(null, { status: 204 });
  answers['GET /api/career-enrolments?limit=100'] = () => Response.json({ items: [], nextCursor: null });
  leave();
  await settle();
  expect(screen.getByRole('status').textContent).toBe('You have left this career. Your courses stay.');
  expect(document.activeElement).toBe(screen.getByRole('status'));
  expect(screen.getByRole('button', { name: /^Enroll Now/ })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failed enrolment says so, and Enroll Now stays', async () => {
  await open('/career-center', ada);
  fireEvent.click(screen.getByRole('button', { name: /^Enroll Now/ }));
  await settle();
  expect(screen.getByRole('alert').textContent).toBe('You were not enrolled. Please try again.');
  expect(screen.getByRole('button', { name: /^Enroll Now/ })).toBeTruthy();
});

test('a career that was removed meanwhile says so when one enrols, and is gone at the next visit (§2)', async () => {
  const site = await open('/career-center', ada);
  const gone = { code: 'career-not-found', detail: 'This career is no longer offered.', status: 404 };
  answers['POST /api/career-enrolments'] = () => Response.json(gone, { status: 404 });
  answers['GET /api/careers'] = () => Response.json({ items: [] });
  fireEvent.click(screen.getByRole('button', { name: /^Enroll Now/ }));
  await settle();
  expect(screen.getByRole('alert').textContent).toBe('This career is no longer offered.');
  await site.goTo('/courses');
  await site.goTo('/career-center');
  expect(screen.getByText('No careers available for enrollment at the moment.')).toBeTruthy();
});

test('§2 without a career the Career Center says so', async () => {
  answers['GET /api/careers'] = () => Response.json({ items: [] });
  await open('/career-center', ada);
  expect(screen.getByText('No careers available for enrollment at the moment.')).toBeTruthy();
});

test('careers that cannot be loaded can be asked for again', async () => {
  const careers = answers['GET /api/careers'];
  delete answers['GET /api/careers'];
  await open('/career-center', ada);
  expect(screen.getByRole('alert').textContent).toBe('The careers could not be loaded.');
  if (careers) answers['GET /api/careers'] = careers;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(screen.getByRole('heading', { name: 'Data Analyst' })).toBeTruthy();
});
