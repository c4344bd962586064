import { randomUUID } from 'node:crypto';
import { courses } from '../../src/features/courses/courses.ts';

/** What the server has acknowledged to one learner, and must never lose. */
export interface Acknowledged {
  readonly cookie: string;
  readonly courseIds: Set<string>;
  /** Feedback by id, with the course it is about. */
  readonly feedback: Map<string, string>;
}

const pageSize = 100;

/** Signs a new learner up; the session's cookie outlives every restart. */
export async function signUp(url: string): Promise<Acknowledged> {
  const response = await post(url, '/api/accounts', '', {
    email: `crash-${randomUUID()}@example.org`,
    password: 'correct horse',
  });
  if (response.status !== 201) throw new Error(`signing up was answered with ${response.status}`);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { cookie, courseIds: new Set(), feedback: new Map() };
}

/** Enrols and gives feedback, one after the other, until the server is gone; notes what was acknowledged. */
export async function writeUntilCrash(url: string, learner: Acknowledged): Promise<void> {
  try {
    for (let turn = 0; ; turn++) {
      const courseId = courses[turn % courses.length]?.courseId ?? '';
      if (!learner.courseIds.has(courseId)) {
        const enrolment = await post(url, '/api/enrolments', learner.cookie, { courseId });
        if (enrolment.status !== 201) throw new Error(`enrolling was answered with ${enrolment.status}`);
        await enrolment.json();
        learner.courseIds.add(courseId);
      }
      const given = { rating: (turn % 5) + 1, comment: `Feedback number ${turn}.` };
      const feedback = await post(url, `/api/courses/${courseId}/feedback`, learner.cookie, given);
      if (feedback.status !== 201) throw new Error(`feedback was answered with ${feedback.status}`);
      const { id } = (await feedback.json()) as { id: string };
      learner.feedback.set(id, courseId);
    }
  } catch (error) {
    // fetch says so when the connection breaks: the crash. Nothing was acknowledged.
    if (!(error instanceof TypeError)) throw error;
  }
}

/** Looks up everything that was acknowledged; gives what is not there. */
export async function missing(url: string, learners: readonly Acknowledged[]): Promise<string[]> {
  const lost: string[] = [];
  for (const { cookie, courseIds } of learners) {
    const found = await listIds(url, '/api/enrolments', cookie, 'courseId');
    lost.push(
      ...[...courseIds].filter((courseId) => !found.has(courseId)).map((courseId) => `enrolment in ${courseId}`),
    );
  }
  const acknowledged = new Map(learners.flatMap(({ feedback }) => [...feedback]));
  for (const courseId of new Set(acknowledged.values())) {
    const found = await listIds(url, `/api/courses/${courseId}/feedback`, '', 'id');
    const expected = [...acknowledged].filter(([, about]) => about === courseId);
    lost.push(...expected.filter(([id]) => !found.has(id)).map(([id]) => `feedback ${id}`));
  }
  return lost;
}

async function listIds(url: string, path: string, cookie: string, key: 'id' | 'courseId'): Promise<Set<string>> {
  const found = new Set<string>();
  let cursor: string | null = null;
  do {
    const query = new URLSearchParams({ limit: String(pageSize), ...(cursor === null ? {} : { cursor }) });
    const response = await fetch(`${url}${path}?${query.toString()}`, { headers: { cookie } });
    if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`);
    const page = (await response.json()) as { items: Record<'id' | 'courseId', string>[]; nextCursor: string | null };
    for (const item of page.items) found.add(item[key]);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return found;
}

function post(url: string, path: string, cookie: string, body: object): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
