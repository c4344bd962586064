import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { turns } from '../../../../../test/support/turns.ts';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { declareStale } from '../../../../platform/web/stale-data.ts';
import type { Course } from '../../../courses/catalogue.ts';
import { Page } from './dashboard.tsx';

const nothing = { courses: [], tracks: [] };
const contents = { '/': nothing, '/dashboard': nothing };

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ items: [], nextCursor: null })));
});

test('the dashboard says that a changed address has to be confirmed, and no longer once it is', async () => {
  putWho(ada);
  const router = await openSmallSite({ pages: { '/': Page, '/dashboard': Page }, at: '/', contents });
  await act(() =>
    router.navigate({ to: '/dashboard', state: { emailToConfirm: { uid: ada.uid, email: 'new@example.org' } } }),
  );
  await screen.findByText(/We sent a link to new@example\.org/);
  act(() => putWho({ ...ada, email: 'new@example.org' }));
  expect(screen.queryByText(/We sent a link to/)).toBeNull();
});

test('nobody else is told of an address that has to be confirmed', async () => {
  putWho(ada);
  const router = await openSmallSite({ pages: { '/': Page, '/dashboard': Page }, at: '/', contents });
  const emailToConfirm = { uid: ada.uid, email: 'new@example.org' };
  await act(() => router.navigate({ to: '/dashboard', state: { emailToConfirm } }));
  await screen.findByText(/We sent a link to new@example\.org/);
  act(() => putWho({ ...ada, uid: 'u2', email: 'grace@example.org' }));
  expect(screen.queryByText(/We sent a link to/)).toBeNull();
});

test('a new account is offered its first steps: who has no name to tell it, and nobody else (§2)', async () => {
  putWho({ ...ada, displayName: null });
  const pages = { '/': Page, '/edit-profile': () => <h1>Edit Profile</h1> };
  await openSmallSite({ pages, at: '/', contents });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, User');
  const link = await screen.findByRole('link', { name: 'Add your name' });
  expect(link.getAttribute('href')).toBe('/edit-profile');
  expect(screen.getByRole('link', { name: 'Choose your first course' }).getAttribute('href')).toBe('/courses');
  act(() => putWho(ada));
  expect(screen.queryByRole('link', { name: 'Add your name' })).toBeNull();
});

test('only the one who logged in for a course is told of it', async () => {
  putWho(ada);
  const courses: Course[] = [
    { courseId: 'course1', title: 'Learn React', description: '', schedule: '', instructor: '', image: '/course1.svg' },
  ];
  const pages = { '/': Page, '/dashboard': Page };
  const router = await openSmallSite({
    pages,
    at: '/',
    contents: { '/': { courses, tracks: [] }, '/dashboard': { courses, tracks: [] } },
  });
  const goFor = (uid: string) =>
    act(() => router.navigate({ to: '/dashboard', state: { enrolIn: { uid, courseId: 'course1' } } }));
  await goFor('somebody else');
  await act(() => turns());
  expect(screen.queryByText(/Learn React/)).toBeNull();
  await goFor(ada.uid);
  expect(await screen.findByText(/Learn React/)).toBeTruthy();
});

test('once it is done the history says so: to come back to the page enrols nobody who has left', async () => {
  putWho(ada);
  const asked: string[] = [];
  let items: object[] = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (url.startsWith('/api/enrolments') && method === 'POST') {
      asked.push(url);
      items = [{ courseId: 'course1', title: 'Learn React', enrolledAt: 1 }];
      return Promise.resolve(Response.json(items[0]));
    }
    const isOfCourse = url.startsWith('/api/enrolments');
    return Promise.resolve(Response.json({ items: isOfCourse ? items : [], nextCursor: null }));
  });
  const courses: Course[] = [
    { courseId: 'course1', title: 'Learn React', description: '', schedule: '', instructor: '', image: '/course1.svg' },
  ];
  const router = await openSmallSite({
    pages: { '/': () => <p>Elsewhere</p>, '/dashboard': Page },
    at: '/',
    contents: { '/dashboard': { courses, tracks: [] } },
  });
  await act(() => router.navigate({ to: '/dashboard', state: { enrolIn: { uid: ada.uid, courseId: 'course1' } } }));
  const line = 'You are enrolled in Learn React';
  await screen.findByText(line);
  await vi.waitFor(() => expect(router.state.location.state.enrolIn?.isDone).toBe(true));
  expect(screen.getByText(line)).toBeTruthy();
  await act(() => router.navigate({ to: '/' }));
  items = [];
  await act(() => declareStale([['enrolments']]));
  act(() => router.history.back());
  await screen.findByRole('heading', { level: 1 });
  await vi.waitFor(() => expect(screen.queryByText(line)).toBeNull());
  await act(() => turns());
  expect(asked).toHaveLength(1);
});

test('only those who teach find the way to their teaching', async () => {
  const teaching = () => screen.queryByRole('link', { name: 'Teaching' })?.getAttribute('href');
  putWho(ada);
  await openSmallSite({ pages: { '/': Page, '/teach': () => <h1>Teaching</h1> }, at: '/', contents });
  expect(teaching()).toBeUndefined();
  for (const role of ['teacher', 'admin'] as const) {
    act(() => putWho({ ...ada, role }));
    expect(teaching()).toBe('/teach');
  }
});
