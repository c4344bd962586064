import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../test/support/session.ts';
import { openSmallSite } from '../../../../test/support/small-site.tsx';
import { Part as Campaigns } from './campaign-list.tsx';

let saved: PromiseWithResolvers<Response>;
let courses: PromiseWithResolvers<Response>;
let sent: unknown[];

beforeEach(() => {
  putWho({ ...ada, role: 'admin' });
  saved = Promise.withResolvers();
  courses = Promise.withResolvers();
  sent = [];
  vi.stubGlobal('fetch', async (address: string, { method, body = '' }: { method?: string; body?: string } = {}) => {
    if (method === 'POST') {
      sent.push(JSON.parse(body));
      return (await saved.promise).clone();
    }
    if (address.endsWith('/api/courses')) return (await courses.promise).clone();
    return Response.json({ items: [], nextCursor: null });
  });
});

const given = () => Response.json({ items: [{ courseId: 'course1', title: 'Learn Python' }] });
const refused = () => Response.json({ code: 'server-error', detail: 'no', status: 500 }, { status: 500 });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const question = () => document.querySelector<HTMLElement>('dialog[open]');

async function write() {
  const router = await openSmallSite({
    pages: { '/admin/$section': Campaigns, '/about': () => <h1>About</h1> },
    at: '/admin/campaigns?open=new',
  });
  await screen.findByRole('heading', { name: 'New campaign' });
  type('Subject', 'News');
  type('Text', 'Hello.');
  return router;
}

const save = async () => {
  fireEvent.submit(screen.getByLabelText('Subject').closest('form')!);
  await waitFor(() => expect(sent).toHaveLength(1));
};

test('whoever leaves while a campaign is saved is asked first, and what they typed is there if that fails', async () => {
  const router = await write();
  await save();
  await act(async () => void router.navigate({ to: '/about' }));
  await waitFor(() => expect(question()?.textContent).toContain('Leave this page?'));
  await act(async () => saved.resolve(refused()));
  await screen.findByText(/^Something went wrong/);
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('News');
});

test('a campaign that is saved opens without a question', async () => {
  const router = await write();
  await save();
  await act(async () => saved.resolve(Response.json({ id: 'c1' }, { status: 201 })));
  await waitFor(() => expect(router.state.location.href).toBe('/admin/campaigns?open=c1'));
  expect(question()).toBeNull();
});

test('what is typed while a new campaign is saved is not lost without a question', async () => {
  await write();
  await save();
  type('Text', 'Hello to all.');
  await act(async () => saved.resolve(Response.json({ id: 'c1' }, { status: 201 })));
  await waitFor(() => expect(question()?.textContent).toContain('Leave this page?'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Hello to all.');
});

test('the learners of a course can be chosen once a course can, and are then those of the first', async () => {
  await write();
  const choices = () => [...screen.getByLabelText<HTMLSelectElement>('Recipients').options].map(({ value }) => value);
  expect(choices()).toEqual(['all', 'since']);
  await act(async () => courses.resolve(given()));
  await waitFor(() => expect(choices()).toContain('course'));
  type('Recipients', 'course');
  await save();
  expect(sent).toMatchObject([{ segment: { kind: 'course', courseId: 'course1' } }]);
});

test('where the courses could not be loaded the form says so', async () => {
  await write();
  await act(async () => courses.resolve(refused()));
  await screen.findByText('The courses could not be loaded.');
});
