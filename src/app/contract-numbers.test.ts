import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { integerMax } from '../platform/contract/row-version.ts';
import type { RouteSpec } from '../platform/contract/routes.ts';
import { routes } from './contract.ts';

interface Schema {
  readonly type?: string | readonly string[];
  readonly maximum?: number;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
}

/** Names of timestamps and durations in milliseconds, whose columns are `bigint`. */
const isOfTime = /(?:At|Ms)$|\.(?:at|since|until|from|to|before)$/;

/** Names of the numbers that a caller may set higher than an integer column can store. */
function unbounded(schema: Schema, name: string): string[] {
  // Listed values are bounded by themselves.
  const isNumber = !schema.enum && [schema.type].flat().some((type) => type === 'integer' || type === 'number');
  const own = isNumber && !isOfTime.test(name) && (schema.maximum ?? Infinity) > integerMax ? [name] : [];
  const alternatives = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((each) => each ?? []);
  const values = typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : [];
  return [
    ...own,
    ...Object.entries(schema.properties ?? {}).flatMap(([key, each]) => unbounded(each, `${name}.${key}`)),
    ...[...alternatives, ...values, ...(schema.items ? [schema.items] : [])].flatMap((each) => unbounded(each, name)),
  ];
}

test.each(Object.entries<RouteSpec>(routes))('%s takes no number that its column does not hold', (_, route) => {
  for (const part of ['params', 'query', 'body'] as const) {
    const shape = route[part];
    if (!shape) continue;
    const schema = z.toJSONSchema(shape, { io: 'output', unrepresentable: 'any' }) as Schema;
    expect.soft(unbounded(schema, part)).toEqual([]);
  }
});
