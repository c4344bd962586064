import { expect, test } from 'vitest';
import { presentOpening } from '../features/openings/server/public.ts';
import { faultsOf } from '../../test/support/schema-org.ts';
import { defaultContentDir } from './server/content-kinds.ts';
import { contentReader } from './server/content-reader.ts';
import { readDefaultContent } from './server/default-content.ts';
import { jobPostingSchema } from './web/discovery/job-posting-schema.ts';
import { structuredDataTags } from './web/discovery/structured-data.ts';

const content = await readDefaultContent(defaultContentDir);
const openings = content.list('opening').map((opening) => presentOpening(content, opening, Date.now()));

test('no structured data is published for an opening that is an example', async () => {
  expect(openings.every(({ isExample }) => isExample)).toBe(true);
  for (const { openingId } of openings) {
    const page = { path: `/openings/${openingId}`, trail: [] };
    expect(await structuredDataTags(page, [], contentReader(content, Date.now()))).not.toContain('JobPosting');
  }
});

test('an example never closes, so that the six openings of the specification (§2) stay', () => {
  const later = contentReader(content, Date.parse('2099-01-01'));
  return expect(later('GET /api/openings')).resolves.toMatchObject({ items: openings.map(() => ({ isOpen: true })) });
});

test.each(openings)(
  "an opening such as $title has all that schema.org's vocabulary and search engines ask for",
  async (opening) => {
    const pay = { from: 42_000, to: 52_000, currency: 'EUR', per: 'year' } as const;
    expect(await faultsOf(jobPostingSchema(opening))).toEqual([]);
    expect(await faultsOf(jobPostingSchema({ ...opening, pay }))).toEqual([]);
  },
);
