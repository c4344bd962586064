import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { appForThisFile } from '../../../test/support/app.ts';
import { stopTimers } from '../../../test/support/clock.ts';
import { serveRoutes } from '../../../test/support/routes.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import type { RequestContext } from '../../platform/server/http/context.ts';
import { Refusal } from '../../platform/server/http/refusal.ts';

const app = await appForThisFile();
const turnsMax = 20;

const success = { status: 200, body: z.object({}) } as const;
const errors = { refused: { status: 409, message: 'No.' } } as const;

const table = {
  'GET /api/refused': { operation: 'refuse', summary: 'Is refused', access: 'anyone', success, errors },
  'GET /api/slow': { operation: 'wait', summary: 'Is long at work', access: 'anyone', success },
  'GET /api/aside': { operation: 'stepAside', summary: 'Stands aside', access: 'anyone', success },
} as const satisfies RouteTable;

test('a call that stood aside goes on when no handler is at another one, also after one that was refused', async () => {
  const steps: string[] = [];
  const slow = Promise.withResolvers<void>();
  const server = await serveRoutes(app, table, {
    refuse: () => {
      throw new Refusal('refused');
    },
    wait: async () => {
      steps.push('another is at work');
      await slow.promise;
      steps.push('another is answered');
      return {};
    },
    stepAside: async (_: unknown, { aside }: Pick<RequestContext, 'aside'>) => {
      await aside(() => Promise.resolve(steps.push('stands aside')));
      steps.push('goes on');
      return {};
    },
  });
  // Nothing may continue just because a tenth of a second has passed.
  stopTimers();
  const get = async (name: string) => (await server.inject(`/api/${name}`)).statusCode;
  expect([await get('refused'), await get('aside')]).toEqual([409, 200]);
  expect(steps.splice(0)).toEqual(['stands aside', 'goes on']);

  const answers = [get('slow'), get('aside')];
  for (let count = 0; count < turnsMax; count += 1) await turn();
  expect(steps).toEqual(['another is at work', 'stands aside']);
  slow.resolve();
  expect(await Promise.all(answers)).toEqual([200, 200]);
  expect(steps.slice(2)).toEqual(['another is answered', 'goes on']);
});
