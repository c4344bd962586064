import * as fc from 'fast-check';
import type { WireRequest } from './test-browser.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Parts of a JSON Schema that values are generated from. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: JsonSchema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
}

/** Parts of an OpenAPI description that define requests. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, JsonSchema>> };
}

export interface FuzzedCall {
  readonly method: Method;
  readonly url: string;
  readonly request: WireRequest;
}

/** Texts that are short enough for every field. */
const subtleTexts = [
  'a\0b',
  'a\uD800b',
  'a\u202E\u2028b',
  "a' OR 1=1 --",
  'a%00b',
  '__proto__',
  'İı',
  '\u{1F469}\u200D\u{1F680}',
];
const hostileTexts = [
  '',
  ' ',
  '\0',
  '\uD800',
  '\u202E\u2028\uFEFF',
  "' OR 1=1 --",
  '%00%ff',
  '../../etc/passwd',
  '<script>',
  '__proto__',
  'NaN',
  '1e999',
  '9007199254740993',
  'x'.repeat(70_000),
  '\u0301'.repeat(3000),
  '2026-02-30',
];
const hostileNumbers = [-1, 0, 0.5, -0, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 2 ** 63, 1e308, -(2 ** 63)];
const hostile = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts, ...hostileNumbers, null, true, [], {}, [[[]]], { $ne: null }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Generates calls to all routes of a description: mostly valid, partly hostile. `places` are existing ids. */
export function fuzzedCalls(
  description: Description,
  places: Readonly<Record<string, string>>,
): fc.Arbitrary<FuzzedCall> {
  const known = Object.values(places);
  const schemas = description.components?.schemas ?? {};
  const all = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      // More weight for bodies, because more can go wrong.
      weight: operation.requestBody ? 4 : 1,
      arbitrary: callOf(path, method.toUpperCase() as Method, operation, { schemas, places, known }),
    })),
  );
  return fc.oneof(...all);
}

interface World {
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  readonly places: Readonly<Record<string, string>>;
  readonly known: readonly string[];
}

function callOf(path: string, method: Method, operation: Operation, world: World): fc.Arbitrary<FuzzedCall> {
  const { parameters = [], requestBody } = operation;
  const inPath = parameters.filter((each) => each.in === 'path');
  const inQuery = parameters.filter((each) => each.in === 'query');
  const params = fc.record(Object.fromEntries(inPath.map(({ name, schema }) => [name, placeOf(name, schema, world)])));
  const query = fc.record(
    Object.fromEntries(inQuery.map(({ name, schema }) => [name, mostly(valueOf(schema, world), hostile)])),
    { requiredKeys: [] },
  );
  return fc.record({ params, query, request: requestOf(requestBody?.content ?? {}, world) }).map((made) => ({
    method,
    url: urlOf(path, made.params, made.query),
    request: made.request,
  }));
}

function placeOf(name: string, schema: JsonSchema, world: World): fc.Arbitrary<unknown> {
  const place = world.places[name] ?? (name === 'uid' ? world.places['userId'] : undefined);
  const fitting = place === undefined ? valueOf(schema, world) : fc.constant(place);
  return fc.oneof(
    { weight: 7, arbitrary: fitting },
    { weight: 2, arbitrary: fc.constantFrom(...world.known) },
    hostile,
  );
}

function requestOf(content: NonNullable<Operation['requestBody']>['content'], world: World): fc.Arbitrary<WireRequest> {
  const [kind] = Object.entries(content);
  if (!kind) return fc.constant({});
  const [type, { schema }] = kind;
  const body = mostly(valueOf(schema, world), hostile);
  if (type === 'multipart/form-data') return body.map((fields) => ({ body: formOf(fields) }));
  return body.map((value) => ({ body: JSON.stringify(value) ?? 'null', headers: { 'content-type': type } }));
}

function mostly(fitting: fc.Arbitrary<unknown>, other: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 8, arbitrary: fitting }, { weight: 1, arbitrary: other });
}

/** Generates values of a schema; only the lengths, formats and patterns of ids are guaranteed. */
function valueOf(schema: JsonSchema, world: World, depth = 0): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return valueOf(world.schemas[schema.$ref.split('/').at(-1)!] ?? {}, world, depth);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (depth > 6) return fc.constant(null);
  if (choices) return fc.oneof(...choices.map((each) => valueOf(each, world, depth + 1)));
  if ('const' in schema) return mostly(fc.constant(schema.const), hostile);
  if (schema.enum) return mostly(fc.constantFrom(...schema.enum), hostile);
  const types = [schema.type ?? []].flat();
  return types.length === 0 ? hostile : fc.oneof(...types.map((type) => valueOfType(type, schema, world, depth)));
}

function valueOfType(type: string, schema: JsonSchema, world: World, depth: number): fc.Arbitrary<unknown> {
  switch (type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      const shape = Object.fromEntries(
        fields.map(([name, each]) => [name, mostly(valueOf(each, world, depth + 1), hostile)]),
      );
      return fields.length > 0 || typeof schema.additionalProperties !== 'object'
        ? fc.oneof({ weight: 5, arbitrary: fc.record(shape) }, fc.record(shape, { requiredKeys: [] }))
        : fc.dictionary(textOf(world), valueOf(schema.additionalProperties, world, depth + 1), { maxKeys: 3 });
    }
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, world, depth + 1), { maxLength: 3 });
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return textOf(world);
  }
}

function numberOf({ minimum = 0, maximum = 100 }: JsonSchema): fc.Arbitrary<unknown> {
  const [min, max] = [Math.ceil(minimum), Math.max(Math.ceil(minimum), Math.min(maximum, Number.MAX_SAFE_INTEGER))];
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: Math.max(min, -1e9), max: Math.min(max, 1e9) }) },
    fc.constantFrom(...hostileNumbers),
  );
}

function textOf({ known }: World): fc.Arbitrary<string> {
  return fc.oneof(
    fc.lorem({ maxCount: 5 }),
    fc.constantFrom(...known),
    fc.emailAddress(),
    fc.webUrl(),
    fc.uuid(),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(...hostileTexts),
    { weight: 3, arbitrary: fc.constantFrom(...subtleTexts) },
  );
}

function formOf(fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    form.set(name, /^(cv|photo|file|image|archive)$/.test(name) ? new File([text], `${name}.pdf`) : text);
  }
  return form;
}

function urlOf(
  path: string,
  params: Readonly<Record<string, unknown>>,
  query: Readonly<Record<string, unknown>>,
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(params[name]));
  const search = Object.entries(query).map(([name, value]) => `${encodeURIComponent(name)}=${encoded(value)}`);
  // Longer addresses do not reach a server.
  return [filled, ...(search.length > 0 ? [search.join('&')] : [])].join('?').slice(0, 16_000);
}

function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent(text.toWellFormed());
}
