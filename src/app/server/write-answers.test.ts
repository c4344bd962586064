import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { writeAnswers, writeCheckedAnswers } from '../../platform/server/http/write-answers.ts';
import type { RouteSpec } from '../../platform/contract/routes.ts';
import { routes } from '../contract.ts';

type Shape = z.core.$ZodType;
interface JsonSchema {
  type?: string;
  nullable?: boolean;
  enum?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  additionalProperties?: JsonSchema | false;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

const route = { method: 'GET', url: '/api/test' };
const texts = [
  '',
  'plain',
  '"quoted" \\ </script>',
  'line\nbreak\t\u0001\u2028',
  'Zoë 🎓 學',
  '\ud83d alone',
  'long "'.repeat(2000),
];
const whole = [0, -1, 7, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];

/** Samples of a schema that together take every branch at each place. */
function samplesOf(schema: JsonSchema): unknown[] {
  const nothing = schema.nullable ? [null] : [];
  if (schema.enum) return [...schema.enum, ...nothing];
  if (schema.pattern !== undefined) return [schema.pattern.includes('d{4}') ? '2027-03-01' : 'an-id_7', ...nothing];
  if (schema.type === 'string') {
    const { minLength = 0, maxLength = Infinity } = schema;
    return [...texts.filter(({ length }) => length >= minLength && length <= maxLength), ...nothing];
  }
  if (schema.type === 'integer') {
    const { minimum = -Infinity, maximum = Infinity } = schema;
    return [...whole.filter((each) => each >= minimum && each <= maximum), ...nothing];
  }
  if (schema.type === 'number') return [...whole, 0.25, -7.5, 1e-9, 1e21, ...nothing];
  if (schema.type === 'boolean') return [true, false, ...nothing];
  if (schema.type === 'array') {
    const items = samplesOf(schema.items ?? {});
    const { minItems = 0, maxItems = Infinity } = schema;
    const lists = [[], items.slice(0, 1), items.slice(0, maxItems)];
    return [...lists.filter(({ length }) => length >= minItems), ...nothing];
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...choices.flatMap(samplesOf), ...nothing];
  // The empty schema accepts any JSON.
  if (Object.keys(schema).length === 0) return [null, 'text', 1, { of: ['any', { kind: true }] }];
  if (schema.additionalProperties) {
    const values = samplesOf(schema.additionalProperties);
    const { required } = schema;
    if (required) return values.map((value) => Object.fromEntries(required.map((name) => [name, value])));
    return [{}, Object.fromEntries(values.map((value, place) => [`name-${place}.txt`, value])), ...nothing];
  }
  if (schema.type !== 'object') throw new TypeError(`no samples for ${JSON.stringify(schema)}`);
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, samplesOf(field)] as const);
  const turns = Math.max(1, ...fields.map(([, samples]) => samples.length));
  const objects = Array.from({ length: turns }, (_, turn) =>
    Object.fromEntries(fields.map(([name, samples]) => [name, samples[turn % samples.length]])),
  );
  return [...objects, ...nothing];
}

const samplesOfShape = (shape: Shape) =>
  samplesOf(z.toJSONSchema(shape, { target: 'openapi-3.0', io: 'output' }) as JsonSchema);

const shapes = Object.entries<RouteSpec>(routes).flatMap(([key, { success }]) =>
  success.body ? [[key, success.body] as const] : [],
);

test('the answers of every route are written letter for letter as zod and JSON write them', () => {
  for (const [key, shape] of shapes) {
    const write = writeAnswers({ schema: shape, ...route });
    const samples = samplesOfShape(shape);
    expect.soft(samples.length, key).toBeGreaterThan(1);
    for (const sample of samples) expect.soft(write(sample), key).toBe(JSON.stringify(z.encode(shape, sample)));
  }
});

test('so are choices between shapes, what may be missing, moments, and what may be null', () => {
  const shape = z.object({
    either: z.union([
      z.object({ kind: z.literal('a'), count: z.int() }),
      z.object({ kind: z.literal('b'), text: z.string() }),
    ]),
    maybe: z.optional(z.string()),
    when: z.iso.datetime(),
    inner: z.nullable(z.object({ list: z.array(z.nullable(z.string())) })),
    share: z.number(),
  });
  const write = writeAnswers({ schema: shape, ...route });
  const when = '2027-03-01T12:00:00.000Z';
  for (const sample of [
    { either: { kind: 'a', count: 3 }, maybe: 'there', when, inner: { list: ['x', null] }, share: 0.5 },
    { either: { kind: 'b', text: 'yes' }, when, inner: null, share: -1e21 },
  ] as const) {
    expect(JSON.parse(write(sample))).toEqual(z.encode(shape, sample as never));
  }
});

describe('an answer that is not of its shape', () => {
  const shape = z.object({ items: z.array(z.object({ id: z.string(), rating: z.int(), role: z.enum(['a', 'b']) })) });
  const [write, writeChecked] = [writeAnswers, writeCheckedAnswers].map((make) => make({ schema: shape, ...route }));
  const item = { id: '1', rating: 5, role: 'a' };

  test('gives away none of what the shape does not name', () => {
    const row = { ...item, password: 'secret', toJSON: undefined };
    expect(write?.({ items: [row, row], token: 'secret' })).toBe(JSON.stringify({ items: [item, item] }));
  });

  test('lacks nothing: without a field it is a failure', () => {
    expect(() => write?.({ items: [{ id: '1', role: 'a' }] })).toThrow('rating');
  });

  test.each([
    ['a column too many', { ...item, password: 'secret' }],
    ['a text for a number', { ...item, rating: '5' }],
    ['a number for a text', { ...item, id: 1 }],
    ['a fraction', { ...item, rating: 4.5 }],
    ['a word that is none of those', { ...item, role: 'c' }],
    ['null', { ...item, id: null }],
    ['nothing', { ...item, id: undefined }],
  ])('is a failure in tests and development: %s', (_, wrong) => {
    expect(writeChecked?.({ items: [item] })).toBe(JSON.stringify({ items: [item] }));
    expect(() => writeChecked?.({ items: [item, wrong] })).toThrow(/invalid|something else/i);
  });
});
