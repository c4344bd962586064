import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openSmallSite } from '../../../../test/support/small-site.tsx';

const python = { kind: 'course', title: 'Learn Python', path: '/course/course2', excerpt: '…' };
let searched: string[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  searched = [];
  answer = () => Promise.resolve(Response.json({ items: [python] }));
  vi.stubGlobal('fetch', (path: string) => {
    searched.push(path);
    return answer();
  });
});

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A new conversation each time, for it lives as long as its module; the panel's script has arrived. */
async function openSite() {
  vi.resetModules();
  const { Part: ChatLauncher } = await import('./parts/chat-launcher.tsx');
  const Shell = ({ children }: { readonly children: ReactNode }) => (
    <>
      <main>{children}</main>
      <button type="button">Something else</button>
      <ChatLauncher />
    </>
  );
  const router = await openSmallSite({
    pages: { '/': () => <h1>Home</h1>, '/course/$courseId': () => <h1>Course</h1> },
    at: '/',
    Shell,
  });
  await act(async () => fireEvent.click(icon()));
  await screen.findByRole('log');
  fireEvent.click(screen.getByRole('button', { name: 'Close chat' }));
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  return router;
}

const icon = () => screen.getByRole('button', { name: 'Chat' });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your message' });
const lines = () =>
  within(screen.getByRole('log'))
    .queryAllByText(/.+/, { selector: 'li > p' })
    .map((line) => line.textContent);

async function openChat() {
  await act(async () => fireEvent.click(icon()));
}

async function say(text: string) {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.submit(field());
  await settle();
}

test('§4 the icon opens the panel expanded, and each further click toggles expanded', async () => {
  await openSite();
  expect(icon().getAttribute('aria-expanded')).toBe('false');
  await openChat();
  expect(icon().getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(field());
  await openChat();
  expect(icon().getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByRole('heading', { name: 'Chat' })).toBeTruthy();
  expect(screen.queryByRole('log')).toBeNull();
  await openChat();
  expect(icon().getAttribute('aria-expanded')).toBe('true');
});

test('§4 a click outside closes the panel, one inside does not', async () => {
  await openSite();
  await openChat();
  fireEvent.click(screen.getByRole('log'));
  expect(screen.queryByRole('log')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Something else' }));
  expect(screen.queryByRole('heading', { name: 'Chat' })).toBeNull();
  await openChat();
  expect(icon().getAttribute('aria-expanded')).toBe('true');
});

test('Escape closes the panel, and the focus is on the icon again', async () => {
  await openSite();
  await openChat();
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(screen.queryByRole('heading', { name: 'Chat' })).toBeNull();
  expect(document.activeElement).toBe(icon());
});

test('§5 empty and blank messages are not sent', async () => {
  await openSite();
  await openChat();
  await say('');
  await say('   ');
  await settle(5000);
  expect(lines()).toEqual([]);
  expect(searched).toEqual([]);
});

test('§4, §9 the reply comes 1000 ms after the message and not before', async () => {
  await openSite();
  await openChat();
  await say('Is there a course about Python?');
  expect(lines()).toEqual(['You: Is there a course about Python?']);
  expect(field().value).toBe('');
  await settle(999);
  expect(lines()).toHaveLength(1);
  await settle(1);
  expect(lines()).toEqual(['You: Is there a course about Python?', 'Bot: This is a bot response']);
});

test('beneath the reply stand links that match the words of the message', async () => {
  await openSite();
  await openChat();
  await say('Is there a course about Python?');
  await settle(1000);
  const links = within(screen.getByRole('list', { name: 'Pages that match your words' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Learn Python', '/course/course2'],
  ]);
  expect(searched).toEqual(['/api/search?q=course+Python&match=any']);
});

test.each([
  ['fails', () => Promise.reject(new TypeError('offline'))],
  ['finds nothing', () => Promise.resolve(Response.json({ items: [] }))],
])('when the search %s the reply stands by itself', async (_, given) => {
  answer = given;
  await openSite();
  await openChat();
  await say('quantum knitting');
  await settle(1000);
  expect(lines()).toEqual(['You: quantum knitting', 'Bot: This is a bot response']);
  expect(within(screen.getByRole('log')).queryAllByRole('link')).toEqual([]);
});

test('the conversation and what is half typed survive navigation, and a reply comes although the panel is closed', async () => {
  const router = await openSite();
  await openChat();
  await say('Python');
  fireEvent.change(field(), { target: { value: 'and then' } });
  fireEvent.click(screen.getByRole('button', { name: 'Close chat' }));
  await act(() => router.navigate({ to: '/course/$courseId', params: { courseId: 'course2' } } as never));
  await settle(1000);
  expect(screen.getByRole('heading', { name: 'Course' })).toBeTruthy();
  await openChat();
  expect(lines()).toEqual(['You: Python', 'Bot: This is a bot response']);
  expect(field().value).toBe('and then');
});
