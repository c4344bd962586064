import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { cvMaxBytes } from '../../contract.ts';
import type { Opening } from '../../../openings/opening.ts';
import { Page } from './apply.tsx';

/** Replaces the browser's request: the test sets the upload progress and the server's response. */
class Request extends EventTarget {
  static last: Request | undefined;
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  retryAfter: string | null = null;
  sent: Record<string, unknown> = {};
  open = (method: string, path: string) => void (this.sent = { call: `${method} ${path}` });
  setRequestHeader = () => {};
  getResponseHeader = () => this.retryAfter;
  abort = () => {};
  send = (form: FormData) => {
    Object.assign(this.sent, Object.fromEntries(form));
    Request.last = this;
  };

  answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.end('load');
  }

  end(how: 'load' | 'error') {
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event('loadend'));
  }
}

const opening: Opening = {
  openingId: 'ux-designer',
  isExample: false,
  title: 'UX Designer',
  location: 'Remote',
  locality: null,
  countryCode: null,
  remote: true,
  employmentType: 'FULL_TIME',
  employmentTypeLabel: 'Full time',
  datePosted: '2026-01-01',
  pay: null,
  validThrough: '9999-12-31',
  isOpen: true,
  careers: [],
  skills: [],
  description: '',
  responsibilities: [],
  requirements: [],
};

beforeEach(() => {
  Request.last = undefined;
  putWho('visitor');
  vi.stubGlobal('XMLHttpRequest', Request);
});

async function open(at = '/apply') {
  const pages = { '/apply': Page, '/work-with-us': () => <h1>Work with us</h1> };
  await openSmallSite({ pages, at, contents: { '/apply': [opening] } });
  await screen.findByRole('button', { name: 'Submit application' });
  return userEvent.setup({ applyAccept: false });
}

type User = Awaited<ReturnType<typeof open>>;
const cvField = () => screen.getByLabelText<HTMLInputElement>('CV');
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Submit application' }));
const pdf = (bytes = 10) => new File([new Uint8Array(bytes)], 'cv.pdf', { type: 'application/pdf' });

async function fillIn(user: User, cv: File = pdf()) {
  await user.type(screen.getByLabelText('Name'), 'Ada Lovelace');
  await user.type(screen.getByLabelText('Email'), 'ada@example.org');
  await user.upload(cvField(), cv);
  await user.type(screen.getByLabelText('LinkedIn'), 'https://linkedin.com/in/ada');
  await user.type(screen.getByLabelText('Website'), 'https://ada.example');
}

async function answer(status: number, body: object) {
  await act(async () => Request.last?.answer(status, body));
}

test('§5 all five are required: each missing one is named beside its field, and nothing is sent (§2, §3)', async () => {
  const user = await open();
  await submit(user);
  for (const text of [
    'Please enter your name.',
    'Please enter your email address.',
    'Please attach your CV.',
    'Please enter the address of your LinkedIn profile.',
    'Please enter the address of a website.',
  ]) {
    expect(await screen.findByText(text)).toBeTruthy();
  }
  expect(Request.last).toBeUndefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

test('§5 a link that is no web address and a CV of another kind are refused before anything is sent', async () => {
  const user = await open();
  await fillIn(user, new File(['x'], 'cv.png', { type: 'image/png' }));
  await user.clear(screen.getByLabelText('Website'));
  await user.type(screen.getByLabelText('Website'), 'javascript:alert(1)');
  await submit(user);
  expect(await screen.findByText('Please attach the CV as a .pdf, .doc or .docx file.')).toBeTruthy();
  expect(screen.getByText('Please enter a web address, such as example.org/me.')).toBeTruthy();
  expect(Request.last).toBeUndefined();
});

test('§5 the file dialog offers .pdf, .doc and .docx, and nothing else', async () => {
  await open();
  expect(cvField().accept).toBe('.pdf,.doc,.docx');
  expect(cvField().required).toBe(true);
});

test('a CV that is too large is refused before it is sent', async () => {
  const user = await open();
  await fillIn(user, pdf(cvMaxBytes + 1));
  await submit(user);
  expect(await screen.findByText('The CV is too large. The limit is 10 MB.')).toBeTruthy();
  expect(Request.last).toBeUndefined();
});

test('§2 on submit the alert stands in the page, and the opening of the address is part of what was sent', async () => {
  const user = await open('/apply?opening=ux-designer');
  expect(screen.getByText('UX Designer')).toBeTruthy();
  await fillIn(user);
  await submit(user);
  await answer(201, { id: 'a1', timestamp: 1 });
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('Form submitted!');
  expect(document.activeElement).toBe(alert);
  expect(Request.last?.sent).toMatchObject({
    call: 'POST /api/applications',
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    linkedin: 'https://linkedin.com/in/ada',
    website: 'https://ada.example',
    openingId: 'ux-designer',
  });
  expect(Request.last?.sent['cv']).toBeInstanceOf(File);
});

test('when nothing arrives the form says so, and what was entered stays', async () => {
  const user = await open();
  await fillIn(user);
  await submit(user);
  await act(async () => Request.last?.end('error'));
  expect(screen.getByRole('alert').textContent).toBe('Your application was not sent. Nothing you entered is lost.');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada Lovelace');
  expect(cvField().files).toHaveLength(1);
});

test('what the server finds wrong with the CV stands beside the field', async () => {
  const user = await open();
  await fillIn(user);
  await submit(user);
  const detail = 'Please attach the CV as a .pdf, .doc or .docx file.';
  await answer(415, { code: 'file-not-accepted', detail, status: 415, reference: 'r' });
  expect(cvField().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(detail)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('while a larger CV is on its way the page says how much of it has been sent', async () => {
  const user = await open();
  await fillIn(user, pdf(600 * 1024));
  await submit(user);
  const progress = new ProgressEvent('progress', { lengthComputable: true, loaded: 300, total: 400 });
  act(() => void Request.last?.upload.dispatchEvent(progress));
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.75);
  expect(screen.getByText('Sending your application: 75%')).toBeTruthy();
  await answer(201, { id: 'a1', timestamp: 1 });
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('who is signed in finds name and address filled in, and what they typed stays', async () => {
  // This learner has no evidence to attach.
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ certificates: [], points: [] })));
  const user = await open();
  await user.type(screen.getByLabelText('Name'), 'A. L.');
  act(() => putWho(ada));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('A. L.');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.org');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('who applied too often is told how long to wait', async () => {
  const user = await open();
  await fillIn(user);
  await submit(user);
  if (Request.last) Request.last.retryAfter = '3600';
  const detail = 'Too many attempts. Please wait a moment and try again.';
  await answer(429, { code: 'too-many-requests', detail, status: 429, reference: 'r' });
  expect(screen.getByRole('alert').textContent).toBe('Too many attempts. Please wait 1 hour and try again.');
});
