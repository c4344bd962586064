import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ada } from '../../../../test/support/session.ts';

const signedIn = (uid: string) => ({
  status: 'signed-in' as const,
  user: { ...ada, uid },
  expiresAt: 0,
  clockOffsetMs: 0,
});
const visitor = { status: 'visitor', ending: null } as const;
const checking = { status: 'checking' } as const;

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ items: [] })));
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** Simulates a reload. */
async function load() {
  vi.resetModules();
  const { followSession } = await import('./stored-conversation.ts');
  const { currentConversation, send, write } = await import('./conversation.ts');
  const said = () => currentConversation().messages.map(({ text }) => text);
  const say = (text: string) => {
    write(text);
    send();
  };
  return { followSession, said, say };
}

test('a conversation that a visitor began goes on when they sign in, through a reload too', async () => {
  const first = await load();
  first.followSession(visitor);
  first.say('Python');
  first.followSession(signedIn('ada'));
  const second = await load();
  second.followSession(checking);
  second.followSession(signedIn('ada'));
  expect(second.said()).toEqual(['Python']);
});

test.each([
  ['has signed out', visitor],
  ['has made way for another one', signedIn('grace')],
])('nothing of a conversation is left in the tab when its user %s', async (_, next) => {
  const { followSession, said, say } = await load();
  followSession(signedIn('ada'));
  say('My secret');
  followSession(next);
  expect(said()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(said()).toEqual([]);
  expect(sessionStorage.getItem('opvir.chat.1')).not.toContain('secret');
});

test('a conversation whose user is another one after a reload is forgotten', async () => {
  const first = await load();
  first.followSession(signedIn('ada'));
  first.say('My secret');
  const second = await load();
  second.followSession(checking);
  second.followSession(visitor);
  expect(second.said()).toEqual([]);
  expect(sessionStorage.getItem('opvir.chat.1')).not.toContain('secret');
});
