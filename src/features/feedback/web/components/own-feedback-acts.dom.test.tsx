import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { FeedbackList } from './feedback-list.tsx';
import { HiddenFeedback } from './hidden-feedback.tsx';

// Loads the lazy modules first, because on a busy machine they take longer than a test waits.
beforeAll(() => Promise.all([import('./own-feedback-acts.tsx'), import('./change-feedback.tsx')]));

const first = {
  id: 'f1',
  userId: ada.uid,
  courseId: 'course1',
  rating: 2,
  comment: 'Too quick for me.',
  timestamp: Date.UTC(2026, 2, 1),
  authorName: 'Ada',
  answer: null,
  answeredAs: null,
  hiddenReason: 'It names somebody.',
};

async function open(List: ComponentType<{ readonly courseId: string }> = FeedbackList) {
  let stored = [first, { ...first, id: 'f2', comment: 'Better now.', timestamp: Date.UTC(2026, 2, 2) }];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method === 'DELETE') {
      stored = stored.filter(({ id }) => !url.endsWith(id));
      return new Response(null, { status: 204 });
    }
    if (method === 'PUT') {
      const changed = JSON.parse(body as string) as object;
      stored = stored.map((one) => (url.endsWith(one.id) ? { ...one, ...changed } : one));
      return Response.json(stored.find(({ id }) => url.endsWith(id)));
    }
    return Response.json({ items: stored, nextCursor: null });
  });
  putWho(ada);
  const Page = () => (
    <main>
      <h1>Learn Python</h1>
      <List courseId="course1" />
    </main>
  );
  await openSmallSite({ pages: { '/': Page }, at: '/' });
  await screen.findByText('Too quick for me.');
  return userEvent.setup();
}

const acts = async (name: RegExp) => (await screen.findAllByRole('button', { name }))[0]!;
const change = () => acts(/^Edit your feedback of/);

/** The text is in a status with the focus, so that screen readers read it and Tab continues from there. */
async function expectSaid(text: string) {
  await waitFor(() => expect(document.activeElement?.textContent).toBe(text));
  expect(document.activeElement?.getAttribute('role')).toBe('status');
}

test('“Change” leads into the form, and “Save” to the line that says so, each time', async () => {
  const user = await open();
  for (const comment of ['Better on the second reading.', 'Good.']) {
    await user.click(await change());
    const form = screen.getByRole('group', { name: /^Edit your feedback of/ });
    expect(document.activeElement).toBe(form);
    const field = await within(form).findByRole('textbox', { name: 'Comment' });
    expect(document.activeElement).toBe(form);
    await user.clear(field);
    await user.type(field, comment);
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    await expectSaid('Your feedback is updated.');
    expect(screen.getByText(comment)).toBeTruthy();
  }
});

test('“Cancel” leads back to “Change”', async () => {
  const user = await open();
  await user.click(await change());
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(await change());
});

test.each([
  ['in the list of the course', FeedbackList],
  ['among what is hidden', HiddenFeedback],
])('a session that ends takes nothing away that was typed %s', async (_, List) => {
  const user = await open(List);
  await user.click(await change());
  await user.type(await screen.findByRole('textbox', { name: 'Comment' }), ' I see now.');
  await user.click(screen.getByRole('radio', { name: '4 stars' }));
  act(() => putWho('visitor'));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  act(() => putWho({ ...ada, uid: 'u2' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  act(() => putWho(ada));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });
  expect(field.value).toBe('Too quick for me. I see now.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 stars' }).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expectSaid('Your feedback is updated.');
  expect(localStorage.getItem('opvir.feedback.u1.f1')).toBeNull();
});

test.each([
  ['in the list of the course', FeedbackList],
  ['among what is hidden', HiddenFeedback],
])('whoever removes feedback %s goes on from the line that says so, each time', async (_, List) => {
  const user = await open(List);
  for (const comment of ['Too quick for me.', 'Better now.']) {
    await user.click(await acts(/^Remove your feedback of/));
    const question = document.querySelector<HTMLElement>('dialog[open]')!;
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText(comment)).toBeNull());
    await expectSaid('Your feedback is removed.');
  }
});
