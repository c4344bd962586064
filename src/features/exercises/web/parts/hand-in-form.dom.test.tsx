import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { HandInForm } from './hand-in-form.tsx';

let sent: string[];
let answer: () => Response | Promise<Response>;

beforeEach(async () => {
  sent = [];
  answer = () => Response.json({ id: 'h1' }, { status: 201 });
  vi.stubGlobal('fetch', (_: string, { body }: { readonly body: string }) => {
    sent.push(body);
    return answer();
  });
  act(() => putWho(ada));
  await openSmallSite({
    pages: { '/': () => <HandInForm place={{ courseId: 'course4', exerciseId: 'work' }} /> },
    at: '/',
  });
});

const link = () => screen.getByLabelText<HTMLInputElement>(/^A link/);
const send = () => fireEvent.submit(link().form!);

test('pressed twice, also within one moment, it is handed in once, and the form is empty again', async () => {
  fireEvent.change(link(), { target: { value: 'https://example.org/work' } });
  send();
  send();
  await waitFor(() => expect(link().value).toBe(''));
  expect(sent).toEqual([JSON.stringify({ link: 'https://example.org/work' })]);
  fireEvent.change(link(), { target: { value: 'https://example.org/more' } });
  send();
  await waitFor(() => expect(sent).toHaveLength(2));
});

test('what does not arrive stays in the form and may be sent again', async () => {
  answer = () => Promise.reject(new TypeError('offline'));
  fireEvent.change(link(), { target: { value: 'https://example.org/work' } });
  send();
  await screen.findByText('It was not handed in. Nothing you entered is lost.');
  expect(link().value).toBe('https://example.org/work');
  answer = () => Response.json({ id: 'h1' }, { status: 201 });
  send();
  await waitFor(() => expect(link().value).toBe(''));
  expect(sent).toHaveLength(2);
});

test('nothing is not handed in', () => {
  send();
  expect(screen.getByRole('alert').textContent).toBe('Please give a link or choose a file.');
  expect(sent).toEqual([]);
});
