import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { HandInForm } from './hand-in-form.tsx';

/** Fake `XMLHttpRequest`: the test decides when the response arrives. */
class Request extends EventTarget {
  static sent: Request[] = [];
  readonly upload = new EventTarget();
  readonly status = 201;
  readonly responseText = '{"id":"h1"}';
  open = () => {};
  setRequestHeader = () => {};
  send = () => void Request.sent.push(this);

  arrive() {
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

let site: Awaited<ReturnType<typeof openSmallSite>>;
let sent: string[];
let answer: () => Response | Promise<Response>;

beforeEach(async () => {
  sent = [];
  Request.sent = [];
  answer = () => Response.json({ id: 'h1' }, { status: 201 });
  vi.stubGlobal('fetch', (_: string, { body }: { readonly body: string }) => {
    sent.push(body);
    return answer();
  });
  act(() => putWho(ada));
  site = await openSmallSite({
    pages: {
      '/': () => <HandInForm place={{ courseId: 'course4', exerciseId: 'work' }} />,
      '/about': () => 'The next lesson',
    },
    at: '/',
  });
});

const link = () => screen.getByLabelText<HTMLInputElement>(/^Link/);
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
  await screen.findByText('Your assignment was not submitted. Nothing you entered is lost.');
  expect(link().value).toBe('https://example.org/work');
  answer = () => Response.json({ id: 'h1' }, { status: 201 });
  send();
  await waitFor(() => expect(link().value).toBe(''));
  expect(sent).toHaveLength(2);
});

test('a line that was there before says that it is handed in, until something else is entered', async () => {
  const line = screen.getByRole('status');
  expect(line.textContent).toBe('');
  fireEvent.input(link(), { target: { value: 'https://example.org/work' } });
  send();
  await waitFor(() => expect(line.textContent).toBe('Submitted. We will notify you when it is graded.'));
  fireEvent.input(link(), { target: { value: 'https://example.org/more' } });
  expect(line.textContent).toBe('');
  send();
  await waitFor(() => expect(line.textContent).toBe('Submitted. We will notify you when it is graded.'));
  send();
  expect(line.textContent).toBe('');
  expect(screen.getByRole('alert').textContent).toBe('Please enter a link or choose a file.');
});

describe('what is entered while something is under way', () => {
  test('stays: a note that goes on', async () => {
    const held = Promise.withResolvers<Response>();
    answer = () => held.promise;
    const note = screen.getByLabelText<HTMLTextAreaElement>(/^Note to your teacher/);
    fireEvent.input(link(), { target: { value: 'https://example.org/work' } });
    fireEvent.input(note, { target: { value: 'Start' } });
    send();
    await waitFor(() => expect(sent).toHaveLength(1));
    fireEvent.input(note, { target: { value: 'Start with bin.' } });
    held.resolve(Response.json({ id: 'h1' }, { status: 201 }));
    await screen.findByText(/^Submitted/);
    expect(link().value).toBe('');
    expect(note.value).toBe('Start with bin.');
  });

  test('stays: another file, also of the same name', async () => {
    vi.stubGlobal('XMLHttpRequest', Request);
    const field = screen.getByLabelText<HTMLInputElement>(/^Or a ZIP file/);
    const [one, other] = [new File(['1'], 'work.zip'), new File(['2'], 'work.zip')];
    field.files = [one] as never;
    send();
    await waitFor(() => expect(Request.sent).toHaveLength(1));
    field.files = [other] as never;
    await act(async () => Request.sent[0]?.arrive());
    await screen.findByText(/^Submitted/);
    expect(field.files?.[0]).toBe(other);
    send();
    await waitFor(() => expect(Request.sent).toHaveLength(2));
    await act(async () => Request.sent[1]?.arrive());
    await screen.findByText(/^Submitted/);
    expect(field.files).toHaveLength(0);
  });
});

test('a link that is none is marked in its field, and one without its beginning is completed', async () => {
  fireEvent.input(link(), { target: { value: 'my project' } });
  send();
  expect(link().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Please enter a web address, such as github.com/your-name/project.')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.input(link(), { target: { value: 'github.com/nina/x' } });
  send();
  await screen.findByText(/^Submitted/);
  expect(JSON.stringify(sent)).toContain('https://github.com/nina/x');
});

test('nothing is not handed in', () => {
  send();
  expect(screen.getByRole('alert').textContent).toBe('Please enter a link or choose a file.');
  expect(sent).toEqual([]);
});

test('whoever leaves with something entered is asked before it is lost, and nobody else', async () => {
  const leave = () => act(async () => void site.navigate({ to: '/about' }));
  fireEvent.input(link(), { target: { value: 'https://example.org/work' } });
  await leave();
  fireEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(link().value).toBe('https://example.org/work');
  send();
  await screen.findByText(/^Submitted/);
  await leave();
  await screen.findByText('The next lesson');
});
