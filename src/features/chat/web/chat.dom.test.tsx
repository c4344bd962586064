import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ada } from '../../../../test/support/session.ts';
import { openSmallSite } from '../../../../test/support/small-site.tsx';

const python = { kind: 'course', title: 'Learn Python', path: '/course/course2', excerpt: '…' };
let searched: string[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  sessionStorage.clear();
  searched = [];
  answer = () => Promise.resolve(Response.json({ items: [python] }));
  vi.stubGlobal('fetch', (path: string) => {
    searched.push(path);
    return answer();
  });
});

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Simulates a reload, because the conversation lives as long as its module. */
async function openSite() {
  vi.resetModules();
  const { Part: ChatLauncher } = await import('./components/chat-launcher.tsx');
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
  if (!vi.isFakeTimers()) vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  return router;
}

const icon = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Chat' });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your message' });
const lines = () =>
  within(screen.getByRole('log'))
    .queryAllByText(/.+/, { selector: 'li > p[dir] > :last-child' })
    .map((line) => line.parentElement?.textContent);

async function openChat() {
  await act(async () => fireEvent.click(icon()));
}

async function say(text: string) {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.submit(field());
  await settle();
}

test('§4 the icon opens the panel expanded, and each further click toggles expanded (§1, §2)', async () => {
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

test('a message that is too long is kept whole and not sent, and the panel says how much is too much', async () => {
  await openSite();
  await openChat();
  await say('x'.repeat(503));
  expect(field().value).toHaveLength(503);
  expect(screen.getByText('Too long by 3 characters. The limit is 500.')).toBeTruthy();
  expect(lines()).toEqual([]);
});

test('§4, §9 the reply comes 1000 ms after the message and not before (§1, §3)', async () => {
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

test('beneath the reply stand links that match the words of the message (§4)', async () => {
  await openSite();
  await openChat();
  await say('Is there a course about Python?');
  await settle(1000);
  const links = within(screen.getByRole('list', { name: 'Matching pages' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Learn Python', '/course/course2'],
  ]);
  expect(searched).toEqual(['/api/search?q=course+Python&match=any']);
});

const offline = () => Promise.reject(new TypeError('offline'));
const noResult = () => Promise.resolve(Response.json({ items: [] }));

test.each([
  ['quantum knitting', 'finds nothing', noResult, 'No pages match your message. One of these may help:'],
  ['quantum knitting', 'fails', offline, 'Search is not available right now. One of these may help:'],
  ['How are you?', 'has no word', offline, 'Name a course, a career or a job to get links, or try one of these:'],
])('when the search for %j %s the reply says so and offers ways on', async (words, _, given, why) => {
  answer = given;
  await openSite();
  await openChat();
  await say(words);
  await settle(1000);
  expect(lines()).toEqual([`You: ${words}`, 'Bot: This is a bot response']);
  expect(screen.getByText(why)).toBeTruthy();
  const links = within(screen.getByRole('list', { name: 'Where to go from here' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All courses', '/courses'],
    ['Support', '/support'],
    ['Contact us', '/contact'],
  ]);
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

test('a reload keeps the conversation and what is half typed, and a reply that was still to come comes', async () => {
  await openSite();
  await openChat();
  await say('Python');
  await settle(1000);
  await say('And React?');
  fireEvent.change(field(), { target: { value: 'and th' } });
  cleanup();
  await openSite();
  await openChat();
  expect(lines()).toEqual(['You: Python', 'Bot: This is a bot response', 'You: And React?']);
  expect(field().value).toBe('and th');
  expect(screen.getAllByRole('link', { name: 'Learn Python' })).toHaveLength(1);
  await settle(1000);
  expect(lines().slice(2)).toEqual(['You: And React?', 'Bot: This is a bot response']);
});

test('where storage is blocked the chat lasts as long as its page', async () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked });
  await openSite();
  await openChat();
  await say('Python');
  await settle(1000);
  expect(lines()).toEqual(['You: Python', 'Bot: This is a bot response']);
});

test('what was typed before the panel could open stands in its field, and Enter has sent what stood before it', async () => {
  await openSite();
  icon().value = 'Python\nand th';
  await openChat();
  expect(lines()).toEqual(['You: Python']);
  expect(field().value).toBe('and th');
  expect(icon().value).toBe('');
});

const textIn = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;

/** Sends a message and opens the handover form. */
async function askPerson() {
  await openChat();
  if (screen.queryByRole('textbox', { name: 'Name' })) return;
  if (lines().length === 0) await say('Python');
  fireEvent.click(screen.getByRole('button', { name: 'Ask a person' }));
  await act(() => vi.dynamicImportSettled());
  await settle();
}

async function openSiteFor(user: typeof ada) {
  await openSite();
  const { adoptSession, endSession } = await import('../../identity/web/session-store.ts');
  act(() => adoptSession({ user, expiresAt: Date.now() + 1e9, now: Date.now() }));
  return { signOut: () => act(() => endSession(null)) };
}

test('who hands a conversation over finds what they typed when the panel opens again', async () => {
  await openSiteFor(ada);
  await askPerson();
  fireEvent.change(screen.getByRole('textbox', { name: 'Email' }), { target: { value: 'other@example.org' } });
  await openChat();
  await askPerson();
  expect([textIn('Name'), textIn('Email')]).toEqual(['Ada', 'other@example.org']);
});

test.each(['open', 'closed'])(
  'with the panel %s, signing out leaves nobody’s name and address to hand over',
  async (panel) => {
    const { signOut } = await openSiteFor(ada);
    await askPerson();
    fireEvent.change(screen.getByRole('textbox', { name: /add/ }), { target: { value: 'My secret' } });
    if (panel === 'closed') await openChat();
    signOut();
    await settle();
    if (panel === 'open') await openChat();
    await askPerson();
    expect([textIn('Name'), textIn('Email'), textIn('Anything to add?')]).toEqual(['', '', '']);
  },
);

test('what says that a conversation was handed over has the focus, and Escape closes the panel from there', async () => {
  await openSiteFor(ada);
  await askPerson();
  answer = () => Promise.resolve(new Response(null, { status: 204 }));
  screen.getByRole('button', { name: 'Send conversation' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Send conversation' }));
  await settle();
  expect(document.activeElement?.textContent).toBe('Your conversation has been sent. Thank you.');
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(icon().getAttribute('aria-expanded')).toBe('false');
});

test('what was sent with a conversation is not sent with the next one', async () => {
  await openSiteFor(ada);
  await askPerson();
  fireEvent.change(screen.getByRole('textbox', { name: /add/ }), { target: { value: 'My secret' } });
  answer = () => Promise.resolve(new Response(null, { status: 204 }));
  fireEvent.click(screen.getByRole('button', { name: 'Send conversation' }));
  await settle();
  expect(screen.getByText('Your conversation has been sent. Thank you.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Back to the chat' }));
  fireEvent.click(screen.getByRole('button', { name: 'Ask a person' }));
  await settle();
  expect(textIn('Anything to add?')).toBe('');
});
