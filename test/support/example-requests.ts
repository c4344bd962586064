import type { Routes } from '../../src/app/contract.ts';
import type { RequestOf } from '../../src/platform/contract/routes.ts';
import type { SignedUp } from './app.ts';
import type { TestBrowser, WireAnswer } from './test-browser.ts';

type Key = keyof Routes & string;
/** Complete, so that a new route cannot be forgotten. */
type Examples = { readonly [Each in Key]: RequestOf<Routes[Each]> };

export interface ExampleCall {
  readonly key: Key;
  readonly send: (browser: TestBrowser) => Promise<WireAnswer>;
}

const cv = new File(['%PDF-1.4\n%%EOF\n'], 'cv.pdf', { type: 'application/pdf' });
const links = { linkedin: 'https://www.linkedin.com/in/ada', website: 'https://example.org/ada' };

/** One well-formed request for every route of the interface, from somebody who has an account. */
export function exampleCalls(user: Pick<SignedUp, 'uid' | 'email' | 'password'>): ExampleCall[] {
  const examples = examplesFor(user);
  return (Object.keys(examples) as Key[]).map((key) => ({ key, send: (browser) => browser.try(key, examples[key]) }));
}

function examplesFor({ uid, email, password }: Parameters<typeof exampleCalls>[0]): Examples {
  return {
    'POST /api/accounts': { body: { email: `new-${email}`, password } },
    'GET /api/session': {},
    'PUT /api/session': {},
    'POST /api/session': { body: { email, password } },
    'DELETE /api/session': {},
    'POST /api/password-resets': { body: { email } },
    'PUT /api/password': { body: { token: 'unknown', password } },
    'POST /api/mailed-links': { body: { token: 'unknown' } },
    'PUT /api/email': { body: { token: 'unknown', password } },
    'GET /api/users/{uid}': { params: { uid } },
    'PUT /api/users/{uid}': { params: { uid }, body: { name: 'Ada', email } },
    'GET /api/courses': {},
    'GET /api/courses/{courseId}': { params: { courseId: 'course1' } },
    'GET /api/enrolments': { query: {} },
    'POST /api/enrolments': { body: { courseId: 'course1' } },
    'GET /api/courses/{courseId}/feedback': { params: { courseId: 'course1' }, query: {} },
    'GET /api/feedback': { query: {} },
    'POST /api/courses/{courseId}/feedback': { params: { courseId: 'course1' }, body: { rating: 5, comment: 'x' } },
    'POST /api/newsletter-subscribers': { body: { email } },
    'GET /api/notifications': { query: {} },
    'GET /api/notifications/unread': {},
    'PUT /api/notifications/read': { body: { upToId: 'unknown' } },
    'GET /api/careers': {},
    'GET /api/career-enrolments': { query: {} },
    'POST /api/career-enrolments': { body: { careerId: '01998000-0000-7000-8000-000000000001' } },
    'GET /api/openings': {},
    'GET /api/openings/{openingId}': { params: { openingId: 'python-deve' } },
    'POST /api/applications': { body: { name: 'Ada', email, ...links, cv } },
    'GET /api/applications': { query: {} },
    'POST /api/contact-messages': { body: { name: 'Ada', email, message: 'Hello.' } },
    'GET /api/search': { query: { q: 'python' } },
  };
}
