import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { platformErrors } from '../platform/contract/problems.ts';
import type { RouteSpec } from '../platform/contract/routes.ts';
import { routes } from './contract.ts';

const table = Object.entries<RouteSpec>(routes);

/** Every field that the shape takes, at any depth, as JSON Schema names them. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => [
    ...(key === 'properties' ? Object.keys(value as object) : []),
    ...fieldsOf(value),
  ]);
}

/** What a caller of the route hands over: in its path, its query and its body, files included. */
function inputsOf({ params, query, body, files }: RouteSpec): string[] {
  const shapes = [params, query, body].filter((shape) => shape !== undefined);
  return [
    ...shapes.flatMap((shape) => fieldsOf(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }))),
    ...Object.keys(files ?? {}),
  ];
}

/** A kind of event that everybody who is enrolled may send, one of what one is told of, and one of task whose figures a teacher sees. */
const noRoles = [
  'POST /api/courses/{courseId}/learning-events kind',
  'PUT /api/notification-preferences kind',
  'GET /api/courses/{courseId}/figures/{kind}/{taskId} kind',
];

test('nobody chooses a role: student, individual and teacher are choices of the pages alone (§6)', () => {
  // What administrators grant is another matter, and a role of another kind.
  const ofEverybody = table.filter(([, { access }]) => typeof access === 'string' || access.role !== 'admin');
  const inputs = ofEverybody.flatMap(([key, route]) => inputsOf(route).map((field) => `${key} ${field}`));
  expect(inputs).toContain('POST /api/accounts password');
  expect(inputs).toContain('POST /api/applications cv');
  // A field's own name, or where it is sent to: the other fields of a path are in that too.
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
