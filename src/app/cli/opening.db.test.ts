import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/support/app.ts';
import { openingSource } from '../../../test/support/opening.ts';
import { operate, operateForJson } from '../../../test/support/operator.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { addItem } from '../../platform/server/content/edit.ts';

const dayMs = 24 * 60 * 60 * 1000;
const dayAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

interface Listed {
  readonly id: string;
  readonly validThrough: string;
  readonly isExample: boolean;
  readonly isOpen: boolean;
}

test('an opening that is closed is closed on the site at once, and what was written of it stays but for its last day', async () => {
  await using app = await startTestApp();
  await addItem(app.db, { kind: 'opening', id: 'glazier', source: openingSource({ validThrough: '2999-12-31' }) });
  const isOpen = async () => {
    const { items } = await app.browser().call('GET /api/openings', {});
    return items.find(({ openingId }) => openingId === 'glazier')?.isOpen;
  };
  await eventually('the opening', isOpen);
  expect((await operate(app, 'opening', 'list')).stdout).toContain('Glazier  (glazier)\n  Open until 2999-12-31');

  expect(await operate(app, 'opening', 'close', 'glazier')).toMatchObject({
    exitCode: 0,
    stdout: `Closed "Glazier": its last day was ${dayAgo(1)}.`,
  });
  await eventually('its end', async () => (await isOpen()) === false);
  const item = await app.db.kysely
    .selectFrom('contentItems')
    .select('source')
    .where('id', '=', 'glazier')
    .executeTakeFirstOrThrow();
  expect(item.source).toBe(openingSource({ validThrough: dayAgo(1) }));
  const listed = await operateForJson<Listed[]>(app, 'opening', 'list');
  expect(listed.find(({ id }) => id === 'glazier')).toMatchObject({ validThrough: dayAgo(1), isOpen: false });
  expect(listed.find(({ id }) => id === 'ux-designer')).toMatchObject({ isExample: true, isOpen: true });
});

test('one that is not there, an example, one that is closed and one of today are not closed, and the reason is told', async () => {
  await using app = await startTestApp();
  const sources = {
    closed: openingSource({ validThrough: dayAgo(3) }),
    fresh: openingSource({ datePosted: dayAgo(0), validThrough: '2999-12-31' }),
  };
  for (const [id, source] of Object.entries(sources)) await addItem(app.db, { kind: 'opening', id, source });
  const reasons = {
    astronaut: 'There is no opening with the id astronaut. See: opening list',
    'ux-designer': '"UX Designer" is an example, which is always shown.',
    closed: `"Glazier" is already closed: its last day was ${dayAgo(3)}.`,
    fresh: `"Glazier" was posted on ${dayAgo(0)}, so its last day cannot be`,
  };
  for (const [id, reason] of Object.entries(reasons)) {
    const { exitCode, stderr } = await operate(app, 'opening', 'close', id);
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: expect.stringContaining(reason) as string });
  }
});
