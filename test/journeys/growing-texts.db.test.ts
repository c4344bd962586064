import { expect, test } from 'vitest';
import { routes } from '../../src/app/contract.ts';
import type { RouteSpec } from '../../src/platform/contract/routes.ts';
import { type Persona, accessWorld } from '../support/access-world.ts';
import { appForThisFile } from '../support/app.ts';
import { type ExampleKey, exampleRequests } from '../support/example-requests.ts';

// A text of twice the length may cost twice the work, but not four times: tested with texts that make patterns
// backtrack, in every field and every kind of file that a user without a role can send.

const app = await appForThisFile({ settings: { rateLimits: false } });
const world = await accessWorld(app);
const examples = exampleRequests(world.learner);

/** Lengths that fit in a body, in a long field, in a field of some lines and in one of one line. */
const lengths = [90_000, 15_000, 2000, 250];
const printable = String.raw`x . , - = _ * ~ # % & " ' \ / : @ ! $ < > ( ) [ ] { } | ![ ]( ](< <a <!-- <![CDATA[ &# &amp; **a _a ~~a :: ::: $$ a@
  @a. a. http://a. www.a a,b; =?a?q? İ ß 👩‍🚀 0 0. 1e -1 \u %E /../ data: javascript: {{ |a`;
const spaced = '`,``,${, ,\n,\t,\r\n,\u0301,\u200D,\u202E,<a ,> ,- ,1. , a,a ,\na,a\n,\n\n> ,\n- ,\n    ,\n|';
const units = [...printable.split(/\s+/), ...spaced.split(',')];
/** First bytes of each kind of file. */
const heads: Readonly<Record<string, string>> = {
  cv: '%PDF-1.7\n',
  photo: '\u0089PNG\r\n\u001A\n',
  file: 'PK\u0003\u0004',
  archive: 'PK\u0003\u0004',
  image: '<svg xmlns="http://www.w3.org/2000/svg">',
};

type Request = {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
};
/** Function that creates a request with a text in one of its fields. */
type Filled = (text: string) => Request;

function personOf({ access }: RouteSpec): Persona {
  return access === 'anyone' ? 'nobody' : 'the learner';
}

/** Fields of a request that contain a text or a file, by name. */
function fieldsOf(request: Request): [name: string, fill: Filled][] {
  const { query = {}, body } = request;
  const inQuery = Object.keys(query).map((name): [string, Filled] => [
    `query.${name}`,
    (text) => ({ ...request, query: { ...query, [name]: text.slice(0, 8000) } }),
  ]);
  return [
    ...inQuery,
    ...textsIn(body).map(([name, fill]): [string, Filled] => [name, (text) => ({ ...request, body: fill(text) })]),
  ];
}

function textsIn(value: unknown, name = 'body'): [name: string, fill: (text: string) => unknown][] {
  if (typeof value === 'string') return [[name, (text) => text]];
  if (value instanceof File) {
    const head = heads[name.split('.').at(-1)!] ?? '';
    return [[name, (text) => new File([Buffer.from(head + text, 'latin1')], value.name, { type: value.type })]];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, `${name}.${key}`).map(([path, fill]): [string, (text: string) => unknown] => [
      path,
      (text) => (Array.isArray(value) ? value.with(Number(key), fill(text)) : { ...value, [key]: fill(text) }),
    ]),
  );
}

/** Request with existing path parameters, so that it is not refused before its text is processed. */
function placed(key: ExampleKey): Request {
  const request = examples[key] as Request;
  const params = Object.entries(request.params ?? {}).map(([name, example]) => [
    name,
    name === 'uid' ? world.learner.uid : (world.places[name] ?? example),
  ]);
  return { ...request, params: Object.fromEntries(params) as Record<string, unknown> };
}

/** Processor time of a call on the main thread, in milliseconds, and whether its input was refused. */
async function costOf(key: ExampleKey, request: Request): Promise<{ ms: number; isRefused: boolean }> {
  const browser = world.as(personOf(routes[key]));
  const before = process.threadCpuUsage();
  const { status } = await browser.try(key, request);
  const { user, system } = process.threadCpuUsage(before);
  return { ms: (user + system) / 1000, isRefused: status === 400 || status === 413 };
}

async function leastCost(key: ExampleKey, request: Request): Promise<number> {
  const costs = [await costOf(key, request), await costOf(key, request), await costOf(key, request)];
  return Math.min(...costs.map(({ ms }) => ms));
}

const textOf = (unit: string, length: number) => `${unit.repeat(Math.ceil(length / unit.length)).slice(0, length)}x`;

/** Cheaper calls cannot be measured precisely enough. */
const cheapMs = 60;
/** Highest allowed ratio to the cost of a quarter of the length: 4 is linear, 16 is quadratic. */
const growthMax = 9;

const keys = (Object.keys(examples) as ExampleKey[]).filter(
  (key) => typeof routes[key].access === 'string' && fieldsOf(placed(key)).length > 0,
);

test.each(keys)('%s: the work grows with a text, and no faster', { timeout: 0 }, async (key) => {
  const tooFast: string[] = [];
  for (const [name, fill] of fieldsOf(placed(key))) {
    for (const unit of units) {
      for (const length of lengths) {
        const { ms, isRefused } = await costOf(key, fill(textOf(unit, length)));
        const growth = ms > cheapMs ? await growthOf(key, fill, unit, length) : 0;
        if (growth > growthMax)
          tooFast.push(`${name}: ${length} of ${JSON.stringify(unit)}: ${ms} ms, ${growth} times a quarter`);
        if (!isRefused) break;
      }
    }
  }
  expect(tooFast).toEqual([]);
});

/** Ratio of the cost of a text to that of a quarter of it. */
async function growthOf(key: ExampleKey, fill: Filled, unit: string, length: number): Promise<number> {
  const whole = await leastCost(key, fill(textOf(unit, length)));
  return whole > cheapMs ? whole / (await leastCost(key, fill(textOf(unit, length / 4)))) : 0;
}
