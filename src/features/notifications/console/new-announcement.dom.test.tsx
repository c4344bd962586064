import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../test/support/session.ts';
import { openSmallSite } from '../../../../test/support/small-site.tsx';
import { Part as Notifications } from './notifications-part.tsx';

const preview = { message: 'Closed', path: null, people: 2, unwilling: 0 };
let answers: Record<'courses' | 'announcement-previews' | 'announcements', PromiseWithResolvers<Response>>;
let sent: unknown[];

beforeEach(() => {
  putWho({ ...ada, role: 'admin' });
  const open = () => Promise.withResolvers<Response>();
  answers = { courses: open(), 'announcement-previews': open(), announcements: open() };
  sent = [];
  vi.stubGlobal('fetch', async (address: string, { method, body = '' }: { method?: string; body?: string } = {}) => {
    const name = new URL(address, location.origin).pathname.split('/').at(-1) as keyof typeof answers;
    if (method === 'POST') sent.push(JSON.parse(body));
    if (method === 'POST' || name === 'courses') return (await answers[name].promise).clone();
    return Response.json({ items: [], nextCursor: null });
  });
});

const refused = () => Response.json({ code: 'server-error', detail: 'no', status: 500 }, { status: 500 });
const answer = (name: keyof typeof answers, response: Response) => act(async () => answers[name].resolve(response));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choices = () => [...screen.getByLabelText<HTMLSelectElement>('Send to').options].map(({ value }) => value);
const question = () => document.querySelector<HTMLElement>('dialog[open]');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function write() {
  const router = await openSmallSite({
    pages: { '/admin/$section': Notifications, '/about': () => <h1>About</h1> },
    at: '/admin/notifications?open=new',
  });
  type('Title', 'Closed');
  type('Send to', 'everybody');
  return router;
}

const look = () => fireEvent.submit(screen.getByLabelText('Title').closest('form')!);

async function send() {
  look();
  await answer('announcement-previews', Response.json(preview));
  await screen.findByText('It goes to 2 people.');
  press('Send');
  fireEvent.click(within(question()!).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveLength(2));
}

async function expectAsked(router: Awaited<ReturnType<typeof write>>) {
  await act(async () => void router.navigate({ to: '/about' }));
  await waitFor(() => expect(question()?.textContent).toContain('Leave this page?'));
}

test('whoever leaves while their preview is made is asked first', async () => {
  const router = await write();
  look();
  await waitFor(() => expect(sent).toHaveLength(1));
  await expectAsked(router);
});

test('whoever leaves while it is sent is asked first, and what they wrote is there if that fails', async () => {
  const router = await write();
  await send();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Edit' }).disabled).toBe(true);
  await expectAsked(router);
  await answer('announcements', refused());
  await screen.findByText(/^We do not know if it was sent/);
  press('Edit');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Closed');
});

test('what is sent opens without a question', async () => {
  const router = await write();
  await send();
  await answer('announcements', Response.json({ id: 'a1' }, { status: 201 }));
  await waitFor(() => expect(router.state.location.href).toBe('/admin/notifications?open=a1'));
  expect(question()).toBeNull();
});

test('a course can be chosen once there is one, and is then the first', async () => {
  await write();
  expect(choices()).toEqual(['person', 'everybody']);
  await answer('courses', Response.json({ items: [{ courseId: 'course1', title: 'Learn Python' }] }));
  await waitFor(() => expect(choices()).toContain('course'));
  type('Send to', 'course');
  look();
  await waitFor(() => expect(sent).toMatchObject([{ to: { kind: 'course', courseId: 'course1' } }]));
});

test('where the courses could not be loaded the form says so', async () => {
  await write();
  await answer('courses', refused());
  await screen.findByText(/^The courses could not be loaded/);
});
