import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ada } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import type { CourseInMind } from '../course-in-mind.ts';
import { putSession } from '../session-store.ts';
import { LoginPage } from './login-page.tsx';
import { RegisterPage } from './register-page.tsx';

/** One entry for each passkey request to the browser; calling it picks a passkey. */
let picks: (() => void)[] = [];
vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: () =>
    new Promise((resolve) => {
      picks.push(() => resolve({ id: 'key', rawId: 'key', type: 'public-key', response: {} }));
    }),
  WebAuthnAbortService: { cancelCeremony: () => undefined },
}));

/** A user who has just signed up. */
const user = { ...ada, displayName: null, emailVerified: false };
const session = () => ({ user, expiresAt: Date.now() + 86_400_000, now: Date.now() });
const problem = (status: number, code: string, detail: string, headers: Record<string, string> = {}) =>
  Response.json({ code, detail, status, reference: 'r' }, { status, headers });

let sent: { key: string; body: unknown }[] = [];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  sent = [];
  picks = [];
  putSession({ status: 'visitor', ending: null });
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body: string }) => {
    sent.push({ key: `${method} ${path}`, body: body && JSON.parse(body) });
    return Promise.resolve(answer());
  });
});

const react = { courseId: 'course1', title: 'Learn React', image: '/courses/course1.svg' };

const FirstSteps = ({ uid, course }: { readonly uid: string; readonly course: CourseInMind | undefined }) => (
  <p>{`First steps of ${uid} with ${course?.courseId ?? 'no course'}`}</p>
);

async function open(at: `/login${string}` | '/register', course?: typeof react) {
  const pages = {
    '/login': () => <LoginPage course={course} />,
    '/register': () => <RegisterPage course={course} FirstSteps={FirstSteps} />,
    '/dashboard': () => <h1>Dashboard</h1>,
    '/course/$courseId': () => <h1>Course</h1>,
  };
  const router = await openSmallSite({ pages, at });
  // The form loads after its page.
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
  return { router, user: userEvent.setup() };
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = (name: string) => screen.getByRole('button', { name });

test('login goes to the dashboard, and stores the flag isAuthenticated (§1, §4)', async () => {
  answer = () => Response.json(session());
  const { router, user: person } = await open('/login');
  await person.type(email(), 'ada@example.org');
  await person.type(password(), 'secret1{Enter}');
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(localStorage.getItem('isAuthenticated')).toBe('true');
  expect(sent).toEqual([{ key: 'POST /api/session', body: { email: 'ada@example.org', password: 'secret1' } }]);
});

test('a refused login shows the provider’s own message in one error line and keeps what was typed (§8)', async () => {
  answer = () => problem(401, 'invalid-credential', 'The email address or password is incorrect.');
  const { user: person } = await open('/login');
  await person.type(email(), 'ada@example.org');
  await person.type(password(), 'wrong-one');
  await person.click(button('Login'));
  expect((await screen.findByRole('alert')).textContent).toBe('The email address or password is incorrect.');
  expect(password().value).toBe('wrong-one');
});

test('after a wrong password the field is marked, described by the error line, and ready to be typed anew (§8)', async () => {
  answer = () => problem(401, 'invalid-credential', 'The email address or password is incorrect.');
  const { user: person } = await open('/login');
  await person.type(email(), 'ada@example.org');
  await person.type(password(), 'wrong-one');
  await person.click(button('Login'));
  const line = await screen.findByRole('alert');
  expect(password().getAttribute('aria-invalid')).toBe('true');
  expect(password().getAttribute('aria-describedby')).toBe(line.id);
  expect(document.activeElement).toBe(password());
  expect([password().selectionStart, password().selectionEnd]).toEqual([0, 'wrong-one'.length]);
  expect(email().getAttribute('aria-invalid')).toBeNull();
});

test('a login that failed for another reason marks no field', async () => {
  answer = () => problem(403, 'user-disabled', 'This account has been disabled. Please contact us.');
  const { user: person } = await open('/login');
  await person.type(email(), 'ada@example.org');
  await person.type(password(), 'secret1{Enter}');
  await screen.findByRole('alert');
  expect(password().getAttribute('aria-invalid')).toBeNull();
});

test.each(['/login', '/register'] as const)('on %s who tried too often is told how long to wait', async (at) => {
  const text = 'Too many attempts. Please wait a moment and try again.';
  answer = () => problem(429, 'too-many-requests', text, { 'retry-after': '700' });
  const { user: person } = await open(at);
  await person.type(email(), 'ada@example.org');
  await person.type(password(), 'secret1{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Too many attempts. Please wait 12 minutes and try again.',
  );
});

test.each(['/login', '/register'] as const)('%s says what it is for, and hands the course on', async (at) => {
  await open(at, react);
  expect(screen.getByText('You will then be enrolled in Learn React.')).toBeTruthy();
  const other = at === '/login' ? { name: 'Sign up', path: '/register' } : { name: 'Login', path: '/login' };
  expect(screen.getByRole('link', { name: other.name }).getAttribute('href')).toBe(`${other.path}?course=course1`);
});

test('a login for a course hands it to the dashboard with the uid, out of reach of any link (§4)', async () => {
  answer = () => Response.json(session());
  const { router, user: person } = await open('/login', react);
  await person.type(email(), 'ada@example.org');
  await person.type(password(), 'secret1{Enter}');
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(router.state.location.href).toBe('/dashboard');
  expect(router.state.location.state.enrolIn).toEqual({ uid: 'u1', courseId: 'course1' });
});

test('the next login clears what the one before it said (§4)', async () => {
  answer = () => problem(401, 'invalid-credential', 'The email address or password is incorrect.');
  const { router, user: person } = await open('/login');
  await person.type(email(), 'ada@example.org');
  await person.type(password(), 'wrong-one{Enter}');
  await screen.findByText('The email address or password is incorrect.');
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = () => promise;
  await person.click(button('Login'));
  expect(screen.queryByText('The email address or password is incorrect.')).toBeNull();
  resolve(Response.json(session()));
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('both fields are required and the email is of email type: nothing is sent without them (§5)', async () => {
  const { user: person } = await open('/login');
  await person.click(button('Login'));
  await screen.findByText('Please enter your email address.');
  expect([email().type, email().required, password().required]).toEqual(['email', true, true]);
  expect(sent).toEqual([]);
});

test('Forgot Password with an empty email asks for it, and sends nothing (§5)', async () => {
  const { user: person } = await open('/login');
  await person.click(button('Forgot Password?'));
  expect((await screen.findByRole('alert')).textContent).toBe('Please enter your email address first.');
  expect(sent).toEqual([]);
});

test.each([
  ['/login', {}],
  ['/login?returnTo=%2Fcourse%2Fcourse2%2Flearn', { returnTo: '/course/course2/learn' }],
  ['/login?course=course2', { returnTo: '/course/course2' }],
] as const)(
  'Forgot Password says that the mail was sent (§8), whose link leads back to where %s does',
  async (at, back) => {
    answer = () => Response.json({ message: 'ok' }, { status: 202 });
    const { user: person } = await open(at);
    await person.type(email(), 'ada@example.org');
    await person.click(button('Forgot Password?'));
    await screen.findByText('Password reset email sent. Please check your inbox.');
    expect(sent).toEqual([{ key: 'POST /api/password-resets', body: { email: 'ada@example.org', ...back } }]);
  },
);

test('a login that lacks the email says so once, also when Forgot Password has asked for it before', async () => {
  const { user: person } = await open('/login');
  await person.click(button('Forgot Password?'));
  await screen.findByText('Please enter your email address first.');
  await person.click(button('Login'));
  await screen.findByText('Please enter your email address.');
  expect(screen.queryByText('Please enter your email address first.')).toBeNull();
  await person.click(button('Forgot Password?'));
  await screen.findByText('Please enter your email address first.');
  expect(screen.queryByText('Please enter your email address.')).toBeNull();
});

test('a login that lacks the password no longer says that a mail was sent, and the next mail not that it is lacking (§4)', async () => {
  answer = () => Response.json({ message: 'ok' }, { status: 202 });
  const { user: person } = await open('/login');
  await person.type(email(), 'ada@example.org');
  await person.click(button('Forgot Password?'));
  await screen.findByText('Password reset email sent. Please check your inbox.');
  await person.click(button('Login'));
  await screen.findByText('Please enter your password.');
  expect(screen.queryByText('Password reset email sent. Please check your inbox.')).toBeNull();
  await person.click(button('Forgot Password?'));
  await screen.findByText('Password reset email sent. Please check your inbox.');
  expect(screen.queryByText('Please enter your password.')).toBeNull();
});

test('a login clears the line that says that a mail was sent (§4)', async () => {
  answer = () => Response.json({ message: 'ok' }, { status: 202 });
  const { user: person } = await open('/login');
  await person.type(email(), 'ada@example.org');
  await person.click(button('Forgot Password?'));
  await screen.findByText('Password reset email sent. Please check your inbox.');
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = () => promise;
  await person.type(password(), 'secret1{Enter}');
  expect(screen.queryByText('Password reset email sent. Please check your inbox.')).toBeNull();
  resolve(Response.json(session()));
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(screen.queryByText('Password reset email sent. Please check your inbox.')).toBeNull();
});

test.each([
  [
    'the server’s own message',
    () => problem(429, 'too-many-requests', 'Too many attempts. Please wait a moment and try again.'),
    'Too many attempts. Please wait a moment and try again.',
  ],
  [
    'that it failed on the server’s side',
    () => new Response('<h1>Internal Server Error</h1>', { status: 500 }),
    'Something went wrong on our side. Please try again.',
  ],
  [
    'that the server is away',
    () => Promise.reject(new TypeError('offline')),
    'The site could not be reached. Please check your internet connection and try again.',
  ],
])('a password reset that fails says in an error line %s (§8)', async (_, failure, text) => {
  answer = failure;
  const { user: person } = await open('/login');
  await person.type(email(), 'ada@example.org');
  await person.click(button('Forgot Password?'));
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(screen.queryByText('Password reset email sent. Please check your inbox.')).toBeNull();
  expect(email().value).toBe('ada@example.org');
});

test('why a session ended is said at the login (§8)', async () => {
  putSession({ status: 'visitor', ending: 'user-disabled' });
  await open('/login');
  expect(screen.getByRole('alert').textContent).toBe('This account has been disabled. Please contact us.');
});

const withPasskeys = () =>
  vi.stubGlobal('PublicKeyCredential', { isConditionalMediationAvailable: () => Promise.resolve(true) });
const challenge = () => Response.json({ challenge: 'abc', rpId: 'localhost' });

test('a passkey from the field’s list that is refused says why, and the next one signs a new challenge', async () => {
  withPasskeys();
  answer = challenge;
  const { router } = await open('/login');
  await waitFor(() => expect(picks).toHaveLength(1));
  const over = 'That took too long. Please try your passkey again.';
  const answers = [() => problem(401, 'challenge-over', over), challenge, () => Response.json(session())];
  answer = () => answers.shift()!();
  picks[0]!();
  expect((await screen.findByRole('alert')).textContent).toBe(over);
  await waitFor(() => expect(picks).toHaveLength(2));
  picks[1]!();
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(router.state.location.pathname).toBe('/dashboard');
  const [asks, signs] = ['POST /api/session/passkey-challenge', 'POST /api/session/passkey'];
  expect(sent.map(({ key }) => key)).toEqual([asks, signs, asks, signs]);
});

test('nobody is offered a passkey while somebody is signed in', async () => {
  withPasskeys();
  answer = challenge;
  putSession({ ...session(), status: 'signed-in', clockOffsetMs: 0 });
  await open('/login');
  expect(sent).toEqual([]);
  act(() => putSession({ status: 'visitor', ending: null }));
  await waitFor(() => expect([sent.length, picks.length]).toEqual([1, 1]));
});

test('after signing up the page stays, says that the account is ready, and offers the dashboard (§1, §4)', async () => {
  answer = () => Response.json(session(), { status: 201 });
  const { router, user: person } = await open('/register');
  await person.type(email(), 'ada@example.org');
  await person.type(password(), 'secret1');
  await person.click(button('Sign Up'));
  await screen.findByText(/^Your account is ready\./);
  expect(router.state.location.pathname).toBe('/register');
  expect(screen.getByRole('link', { name: 'Go to the dashboard' }).getAttribute('href')).toBe('/dashboard');
});

test('three seconds after signing up the page is still the same, and says that the account is ready (§4)', async () => {
  answer = () => Response.json(session(), { status: 201 });
  const { router, user: person } = await open('/register');
  await person.type(email(), 'ada@example.org');
  await person.type(password(), 'secret1');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.click(button('Sign Up'));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText(/^Your account is ready\./)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(router.state.location.pathname).toBe('/register');
  expect(screen.getByText(/^Your account is ready\./)).toBeTruthy();
});

test('a refused sign-up shows the provider’s own message in an error line and keeps what was typed (§8)', async () => {
  const taken = 'An account with this email address already exists. Log in, or reset the password.';
  answer = () => problem(409, 'email-already-in-use', taken);
  const { user: person } = await open('/register');
  await person.type(email(), 'ada@example.org');
  await person.type(password(), 'secret1');
  await person.click(button('Sign Up'));
  expect((await screen.findByRole('alert')).textContent).toBe(taken);
  expect([email().value, password().value]).toEqual(['ada@example.org', 'secret1']);
});

test('an address that is taken is marked and ready to be typed anew (§8)', async () => {
  answer = () => problem(409, 'email-already-in-use', 'An account with this email address already exists.');
  const { user: person } = await open('/register');
  await person.type(email(), 'ada@example.org');
  await person.type(password(), 'secret1{Enter}');
  const line = await screen.findByRole('alert');
  expect(email().getAttribute('aria-describedby')).toBe(line.id);
  expect(document.activeElement).toBe(email());
});

test('what the server refused last does not stand beside what is missing now (§8)', async () => {
  answer = () => problem(409, 'email-already-in-use', 'An account with this email address already exists.');
  const { user: person } = await open('/register');
  await person.type(email(), 'ada@example.org');
  await person.type(password(), 'secret1{Enter}');
  await screen.findByRole('alert');
  await person.clear(email());
  await person.click(button('Sign Up'));
  await screen.findByText('Please enter your email address.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the first steps know who signed up and for which course, and come for nobody else', async () => {
  answer = () => Response.json(session(), { status: 201 });
  const { user: person } = await open('/register', react);
  await person.type(email(), 'ada@example.org');
  await person.type(password(), 'secret1{Enter}');
  await screen.findByText('First steps of u1 with course1');
  expect(document.activeElement?.textContent).toContain('Your account is ready.');
  act(() => putSession({ ...session(), status: 'signed-in', user: { ...user, uid: 'u2' }, clockOffsetMs: 0 }));
  expect(screen.queryByText(/First steps/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to Learn React' })).toBeTruthy();
});

test('signing up without an email or without a password is refused beside the field, and nothing is sent (§5)', async () => {
  const { user: person } = await open('/register');
  expect([email().required, password().required]).toEqual([true, true]);
  await person.type(email(), 'ada@example.org');
  await person.click(button('Sign Up'));
  await screen.findByText('Please choose a password.');
  expect(password().getAttribute('aria-invalid')).toBe('true');
  await person.type(password(), 'secret1');
  await person.clear(email());
  await person.click(button('Sign Up'));
  await screen.findByText('Please enter your email address.');
  expect(sent).toEqual([]);
});

test('the sign-up form has no length rule of its own: one character is sent, and the server refuses it (§5)', async () => {
  const weak = 'That password is too short. Please choose a longer one.';
  answer = () => problem(400, 'weak-password', weak);
  const { user: person } = await open('/register');
  await person.type(email(), 'ada@example.org');
  await person.type(password(), 'x');
  await person.click(button('Sign Up'));
  expect((await screen.findByRole('alert')).textContent).toBe(weak);
  expect(sent).toEqual([{ key: 'POST /api/accounts', body: { email: 'ada@example.org', password: 'x' } }]);
});

test('signing up twice in a row sends once', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = () => promise;
  const { user: person } = await open('/register');
  await person.type(email(), 'ada@example.org');
  await person.type(password(), 'secret1{Enter}{Enter}');
  await person.click(button('Sign Up'));
  resolve(Response.json(session(), { status: 201 }));
  await screen.findByText(/^Your account is ready\./);
  expect(sent).toHaveLength(1);
});

test('the hint names the operator’s minimum length, and the password can be made readable (§5, §9)', async () => {
  const { user: person } = await open('/register');
  expect(screen.getByText('At least 6 characters.')).toBeTruthy();
  expect(password().type).toBe('password');
  await person.click(button('Show password'));
  expect(password().type).toBe('text');
});
