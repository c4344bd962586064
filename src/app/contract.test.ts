import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { platformErrors } from '../platform/contract/problems.ts';
import type { RouteSpec } from '../platform/contract/routes.ts';
import { routes } from './contract.ts';

const table = Object.entries<RouteSpec>(routes);

/** All field names of a schema at any depth, as in JSON Schema. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => [
    ...(key === 'properties' ? Object.keys(value as object) : []),
    ...fieldsOf(value),
  ]);
}

/** Names of a route's inputs: in its path, query and body, including files. */
function inputsOf({ params, query, body, files }: RouteSpec): string[] {
  const shapes = [params, query, body].filter((shape) => shape !== undefined);
  return [
    ...shapes.flatMap((shape) => fieldsOf(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }))),
    ...Object.keys(files ?? {}),
  ];
}

/**
 * Inputs that match but are no account roles: event kinds that every learner may send, notification kinds, and task
 * kinds of a teacher's statistics.
 */
const noRoles = [
  'POST /api/courses/{courseId}/learning-events kind',
  'PUT /api/notification-preferences kind',
  'GET /api/courses/{courseId}/figures/{kind}/{taskId} kind',
];

test('nobody chooses a role: student, individual and teacher are choices of the pages alone (§6)', () => {
  // Leaves out administrators' routes: the account roles that they grant are another kind of role.
  const ofEverybody = table.filter(([, { access }]) => typeof access === 'string' || access.role !== 'admin');
  const inputs = ofEverybody.flatMap(([key, route]) => inputsOf(route).map((field) => `${key} ${field}`));
  expect(inputs).toContain('POST /api/accounts password');
  expect(inputs).toContain('POST /api/applications cv');
  // Matches a field's own name or its path, without other parameters of the path.
  const suspects = inputs.filter((input) =>
    /role|kind|student|individual|teacher/i.test(input.replaceAll(/\{.*?\}/g, '')),
  );
  expect(new Set(suspects)).toEqual(new Set(noRoles));
});

test('no route declares requires-recent-login, and so none can answer it (§8)', () => {
  const declared = [platformErrors, ...table.map(([, { errors }]) => errors ?? {})].flatMap((each) =>
    Object.keys(each),
  );
  expect(declared).toContain('expired-action-code');
  expect(declared).not.toContain('requires-recent-login');
});
