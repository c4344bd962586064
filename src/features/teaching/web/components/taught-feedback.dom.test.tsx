import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { Part as TaughtFeedback } from './taught-feedback.tsx';

// Loaded lazily: on a busy machine that may exceed a test's timeout.
beforeAll(() => import('../../../feedback/web/components/answer-field.tsx'));

const first = {
  id: 'f1',
  userId: 'u2',
  courseId: 'course1',
  rating: 2,
  comment: 'Too quick for me.',
  timestamp: Date.UTC(2026, 2, 1),
  authorName: 'Grace',
  answer: null as string | null,
  answeredAs: null,
};

async function open() {
  let stored = [first, { ...first, id: 'f2', authorName: 'Linus', comment: 'Just right.' }];
  const held = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method !== 'PUT') return Response.json({ items: stored, nextCursor: null });
    await held.promise;
    const { text } = JSON.parse(body as string) as { text: string };
    stored = stored.map((one) => (url.includes(one.id) ? { ...one, answer: text } : one));
    return Response.json(stored[0]);
  });
  putWho({ ...ada, role: 'teacher' });
  const router = await openSmallSite({
    pages: { '/': () => <TaughtFeedback courseId="course1" />, '/about': () => <h1>About</h1> },
    at: '/',
  });
  const user = userEvent.setup();
  await screen.findByText('Too quick for me.');
  const leave = () => act(async () => void router.navigate({ to: '/about' }));
  return { user, answered: () => act(async () => held.resolve()), leave };
}

const opener = (author: string) => screen.getByRole('button', { name: new RegExp(`feedback by ${author}`) });
const group = (author: string) => screen.getByRole('group', { name: new RegExp(`feedback by ${author}`) });
const fieldOf = (author: string) => within(group(author)).findByRole<HTMLTextAreaElement>('textbox');
const question = () => document.querySelector<HTMLElement>('dialog[open]');

test('the field takes the focus of its button, and another one that is opened takes nothing of what is typed', async () => {
  const { user, leave } = await open();
  await user.click(opener('Grace'));
  expect(document.activeElement).toBe(group('Grace'));
  await user.type(await fieldOf('Grace'), 'We are slowing down.');
  await user.click(opener('Linus'));
  expect(document.activeElement).toBe(group('Linus'));
  expect(await fieldOf('Linus')).toBeTruthy();
  expect((await fieldOf('Grace')).value).toBe('We are slowing down.');
  await leave();
  await waitFor(() => expect(question()?.textContent).toContain('Your changes have not been sent yet.'));
  await user.click(within(question()!).getByRole('button', { name: 'Leave page' }));
  await screen.findByRole('heading', { name: 'About' });
});

test('an answer that is sent closes its own field and says so there', async () => {
  const { user, answered, leave } = await open();
  await user.click(opener('Linus'));
  await user.click(opener('Grace'));
  await user.type(await fieldOf('Grace'), 'We are slowing down.');
  await user.click(within(group('Grace')).getByRole('button', { name: 'Publish answer' }));
  await answered();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('The answer is published.'));
  expect(document.activeElement?.closest('li')?.textContent).toContain('Too quick for me.');
  expect(await fieldOf('Linus')).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^View or edit answer: feedback by Grace/ })).toBeTruthy();
  await leave();
  await screen.findByRole('heading', { name: 'About' });
});

test('who has gone on to another field while an answer is on its way stays in it', async () => {
  const { user, answered } = await open();
  await user.click(opener('Linus'));
  await user.click(opener('Grace'));
  await user.type(await fieldOf('Grace'), 'We are slowing down.');
  await user.click(within(group('Grace')).getByRole('button', { name: 'Publish answer' }));
  const other = await fieldOf('Linus');
  await user.type(other, 'Thank');
  await answered();
  await screen.findByText('The answer is published.');
  expect(document.activeElement).toBe(other);
  expect(other.value).toBe('Thank');
});
