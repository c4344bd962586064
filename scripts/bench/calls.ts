import { routes } from '../../src/app/contract.ts';
import { requestOf } from './connection.ts';
import type { Engine } from './databases.ts';
import { type Learner, comment, courseIds, password } from './learners.ts';

/** One kind of call, sent to the product and to the bare server in turn. */
export interface Call {
  readonly name: string;
  /** True if both check the session, as in the product's contract. */
  readonly checksSession: boolean;
  /** Minimum share of the bare server's rate; null: no target. */
  readonly ratioMin: Record<Engine, number> | null;
  /** Minimum size of a valid answer. */
  readonly bodyMinBytes: number;
  readonly requests: (learners: readonly Learner[]) => string[];
}

type Route = keyof typeof routes;

export const calls: readonly Call[] = [
  apiCall('list-my-enrolments', 'GET /api/enrolments', { sqlite: 0.5, postgres: 0.5 }, 400),
  apiCall('list-feedback', 'GET /api/courses/{courseId}/feedback', { sqlite: 0.5, postgres: 0.5 }, 4000),
  apiCall('careers', 'GET /api/careers', { sqlite: 0.6, postgres: 0.5 }, 2000),
  {
    ...apiCall('add-feedback', 'POST /api/courses/{courseId}/feedback', { sqlite: 1.2, postgres: 0.5 }, 200),
    requests: (learners) => {
      const body = JSON.stringify({ rating: 5, comment });
      return courseIds.flatMap((id) => learners.map((by) => requestOf(by, `POST /api/courses/${id}/feedback`, body)));
    },
  },
  {
    name: 'home',
    checksSession: false,
    ratioMin: null,
    bodyMinBytes: 1000,
    requests: (learners) => learners.map((learner) => requestOf(learner, 'GET /', undefined, 'Accept-Encoding: gzip')),
  },
];

/** Sign-in requests of all learners, from browsers without cookies. */
export function signIns(learners: readonly Learner[]): string[] {
  return learners.map(({ email, address }) =>
    requestOf({ address }, 'POST /api/session', JSON.stringify({ email, password })),
  );
}

/** Keys of routes that check the session. */
export const checkedRoutes: readonly string[] = (Object.keys(routes) as Route[]).filter(isChecked);

/** Read that every learner makes, of the first course if there is a choice. */
function apiCall(name: string, route: Route, ratioMin: Record<Engine, number>, bodyMinBytes: number): Call {
  const call = route.replace('{courseId}', 'course1');
  const requests: Call['requests'] = (learners) => learners.map((learner) => requestOf(learner, call));
  return { name, checksSession: isChecked(route), ratioMin, bodyMinBytes, requests };
}

function isChecked(route: Route): boolean {
  return routes[route].access !== 'anyone';
}
