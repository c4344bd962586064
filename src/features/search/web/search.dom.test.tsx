import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openSmallSite } from '../../../../test/support/small-site.tsx';
import { Page as SearchPage } from './pages/search-page.tsx';
import { Part as SearchBox } from './components/search-box.tsx';

const designer = {
  kind: 'opening',
  title: 'UX Designer',
  path: '/openings/ux-designer',
  excerpt: 'You make it easy.',
  titleMarks: [],
  excerptMarks: [],
};
let asked: string[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  asked = [];
  answer = () => Promise.resolve(Response.json({ items: [designer] }));
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return answer();
  });
});

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open(at: string) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const router = await openSmallSite({ pages: { '/': SearchBox, '/search': SearchPage }, at });
  await settle();
  return router;
}

async function openBox() {
  const router = await open('/');
  fireEvent.click(screen.getByRole('button', { name: 'Search this site' }));
  return router;
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search for' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

test('§2 the toggle shows the box with the focus in its field, and hides it again', async () => {
  await openBox();
  expect(document.activeElement).toBe(field());
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search this site' }));
});

test('§2 the toggle pressed a second time hides the box, and pressed a third time shows it', async () => {
  await openBox();
  const toggle = screen.getByRole('button', { name: 'Search this site', expanded: true });
  fireEvent.click(toggle);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(toggle);
  expect(field()).toBeTruthy();
});

test('results come while one types, once the words stand still for 250 ms (§2)', async () => {
  await openBox();
  type('des');
  await settle(249);
  type('designer');
  await settle(249);
  expect(asked).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('Searching');
  await settle(1);
  expect(asked).toEqual(['/api/search?q=designer']);
  expect(screen.getByRole('status').textContent).toBe('1 result');
  expect(screen.getByRole('link', { name: 'UX Designer' }).getAttribute('href')).toBe('/openings/ux-designer');
});

test('the arrow keys go from the field to the results and back', async () => {
  await openBox();
  type('designer');
  await settle(250);
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(document.activeElement?.textContent).toBe('UX Designer');
  fireEvent.keyDown(document.activeElement ?? field(), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(field());
});

test('Enter leads to the results page, which asks for the same words', async () => {
  const router = await openBox();
  type('designer');
  fireEvent.submit(field());
  await settle();
  expect(router.state.location.href).toBe('/search?q=designer');
  expect(field().value).toBe('designer');
  await settle();
  expect(screen.getByRole('link', { name: 'UX Designer' })).toBeTruthy();
});

test('Enter without words goes nowhere', async () => {
  const router = await openBox();
  type('   ');
  fireEvent.submit(field());
  await settle();
  expect(router.state.location.pathname).toBe('/');
  expect(asked).toEqual([]);
});

test('words that nothing matches are quoted back with a hint', async () => {
  answer = () => Promise.resolve(Response.json({ items: [] }));
  await open('/search?q=zzz');
  await settle();
  expect(screen.getByRole('status').textContent).toBe('Nothing on this site matches “zzz”.');
});

test('a search that fails says so, and asking again finds', async () => {
  const found = answer;
  answer = () => Promise.reject(new TypeError('offline'));
  await open('/search?q=designer');
  await settle();
  expect(screen.getByRole('alert').textContent).toContain('The site could not be reached.');
  answer = found;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(screen.getByRole('link', { name: 'UX Designer' })).toBeTruthy();
});

test('an address with more words than the field takes is searched for as far as that goes', async () => {
  await open(`/search?q=${'lorem%0A'.repeat(40)}`);
  await settle();
  expect(field().value).toBe('lorem '.repeat(34).slice(0, 200).trim());
  expect(asked).toEqual([`/api/search?${new URLSearchParams({ q: field().value })}`]);
});

test('where more may have been found than are sent, their number is not told as that of all', async () => {
  const found = Array.from({ length: 20 }, (_, index) => ({ ...designer, path: `/openings/${index}` }));
  answer = () => Promise.resolve(Response.json({ items: found }));
  await open('/search?q=designer');
  await settle();
  expect(screen.getByRole('status').textContent).toBe('Top 20 results');
});

test('an answer that comes after the words changed is dropped', async () => {
  await openBox();
  const late = Promise.withResolvers<Response>();
  answer = () => late.promise;
  type('old');
  await settle(250);
  answer = () => Promise.resolve(Response.json({ items: [] }));
  type('new');
  late.resolve(Response.json({ items: [designer] }));
  await settle(250);
  expect(screen.queryByRole('link', { name: 'UX Designer' })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Nothing on this site matches “new”.');
});
