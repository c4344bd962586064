import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Persona, accessWorld } from '../support/access-world.ts';
import { appForThisFile } from '../support/app.ts';
import { type Description, type FuzzedCall, fuzzedCalls } from '../support/fuzzed-calls.ts';

// Calls generated from the OpenAPI description, some of them hostile, by all kinds of callers: the server fails on
// none.
//
// OPVIR_FUZZ_CALLS=100000 npm test -- fuzzed-calls

const app = await appForThisFile({ settings: { rateLimits: false } });
const calls = Number(process.env['OPVIR_FUZZ_CALLS'] ?? 4000);
/** Number of calls after which new users are created: earlier ones may have left or been deleted. */
const calledPerWorld = 1500;
const callers = [
  'nobody',
  'another learner',
  'the learner',
  'another teacher',
  'teacher of the course',
  'administrator',
] as const satisfies readonly Persona[];

/** Matches calls that may end a session or delete an account; all later calls of that user would be refused. */
function isLast({ method, url }: FuzzedCall): boolean {
  return method !== 'GET' && /^\/api\/(session|password|email|account|admin\/users)\b/.test(url);
}

test('no call fails in the server, whatever is asked and whoever asks', { timeout: 0 }, async () => {
  const description = (await app.browser().send('GET', '/api/openapi.json')).body as Description;
  for (let done = 0; done < calls; done += calledPerWorld) {
    const world = await accessWorld(app);
    const seed = 20_261_128 + done;
    const made = fc
      .sample(fuzzedCalls(description, world.places), { numRuns: Math.min(calls - done, calledPerWorld), seed })
      .toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)));
    // All six at once.
    while (made.length > 0)
      await Promise.all(made.splice(0, callers.length).map((call, place) => answeredBelow500(call, callers[place]!)));

    async function answeredBelow500({ method, url, request }: FuzzedCall, person: Persona): Promise<void> {
      const { status, body } = await world.as(person).send(method, url, request);
      const said = JSON.stringify({ person, request: request.body, body }).slice(0, 2000);
      expect.soft(status, `${method} ${url.slice(0, 500)} ${said}`).toBeLessThan(500);
    }
  }
});
