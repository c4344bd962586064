import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { liveConnection } from '../../../../test/support/live-connection.ts';
import { ada, putWho } from '../../../../test/support/session.ts';
import { openSmallSite } from '../../../../test/support/small-site.tsx';
import { MyApplications } from './components/my-applications.tsx';
import type { Application } from './data.ts';

const sentAt = Date.UTC(2026, 4, 4, 9, 30);
const received = { status: 'received', at: sentAt, message: null } as const;
const interview = { status: 'interview', at: sentAt + 1, message: '<b>Tuesday</b>\nat nine?' } as const;
const withdrawn = { status: 'withdrawn', at: sentAt + 2, message: null } as const;
const application: Application = {
  id: 'a1',
  openingId: null,
  name: 'Ada',
  email: 'ada@example.org',
  linkedin: 'https://www.linkedin.com/in/ada',
  website: 'https://ada.example',
  cvName: 'cv.pdf',
  timestamp: sentAt,
  status: 'received',
  deletesAt: null,
  cvState: 'unscanned',
  evidence: null,
  history: [received],
};
let stored: Application[] = [];
let isDown = false;
let refusal: object | null = null;
let withdrawals = 0;

function step(to: typeof received | typeof interview | typeof withdrawn) {
  stored = stored.map((each) => ({ ...each, status: to.status, history: [...each.history, to] }));
}

function answer(path: string, { method = 'GET' }: RequestInit): Response {
  if (isDown) return new Response('', { status: 503 });
  if (method === 'GET') return Response.json({ items: stored, nextCursor: null });
  withdrawals += 1;
  if (refusal) return Response.json(refusal, { status: 409 });
  expect(path).toBe('/api/applications/a1/withdrawal');
  step(withdrawn);
  return Response.json(stored[0]);
}

beforeEach(() => {
  stored = [application];
  isDown = false;
  refusal = null;
  withdrawals = 0;
  putWho(ada);
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => Promise.resolve(answer(path, init)));
});

async function open() {
  const Page = () => (
    <>
      <h1>Workspace</h1>
      <MyApplications openings={[]} />
    </>
  );
  await openSmallSite({ pages: { '/workspace': Page }, at: '/workspace' });
  return userEvent.setup();
}

const button = () => screen.findByRole('button', { name: 'Withdraw Open application' });

test('who has not applied is led to the openings', async () => {
  stored = [];
  await open();
  expect(await screen.findByText('You have not applied for a position yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the openings' })).toBeTruthy();
});

test('what could not be loaded says so, and is there after another try', async () => {
  isDown = true;
  const user = await open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Your applications could not be loaded.')).toBeTruthy();
  isDown = false;
  await user.click(again);
  expect(await screen.findByText('Received')).toBeTruthy();
}, 15_000);

test('an application has its status at once when it is moved, with its history and the message as plain text', async () => {
  await open();
  expect((await screen.findByText('Received')).closest('[role=status]')).toBeTruthy();
  expect(screen.queryByText('History')).toBeNull();
  const connection = liveConnection();
  step(interview);
  connection.dispatchEvent(new Event('notification'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Interview'));
  const steps = screen.getAllByRole('listitem').slice(1);
  expect(steps.map(({ textContent }) => textContent?.slice(0, 8))).toEqual(['Received', 'Intervie']);
  expect(screen.getByText(/Tuesday/).textContent).toBe(interview.message);
});

test('withdrawing is asked about first, and can be left', async () => {
  const user = await open();
  await user.click(await button());
  const dialog = screen.getByRole('dialog', { name: 'Withdraw this application?' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
  expect(withdrawals).toBe(0);
  await user.click(await button());
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Withdrawn'));
  expect(withdrawals).toBe(1);
  expect(screen.queryByRole('button', { name: /^Withdraw / })).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Withdrawn: Open application'));
});

test('what was decided meanwhile is said in the server’s words, and shown as it is', async () => {
  const detail = 'This application is already decided or withdrawn, so it can no longer be withdrawn.';
  refusal = {
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    code: 'application-decided',
    detail,
    reference: 'r',
  };
  const user = await open();
  await user.click(await button());
  step({ ...withdrawn, status: 'hired' } as never);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText(detail)).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Hired'));
  expect(screen.queryByRole('button', { name: /^Withdraw / })).toBeNull();
});
