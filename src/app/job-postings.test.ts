import { expect, test } from 'vitest';
import { faultsOf } from '../../test/support/schema-org.ts';
import { defaultContentDir } from './server/content-kinds.ts';
import { contentReader } from './server/content-reader.ts';
import { readDefaultContent } from './server/default-content.ts';
import { jobPostingSchema } from './web/discovery/job-posting-schema.ts';
import { structuredDataTags } from './web/discovery/structured-data.ts';

const content = await readDefaultContent(defaultContentDir);
const openings = content.list('opening');

test('no structured data is published for an opening that is an example', async () => {
  expect(openings.every(({ isExample }) => isExample)).toBe(true);
  const page = { path: '/work-with-us', trail: [] };
  expect(await structuredDataTags(page, [], contentReader(content))).not.toContain('JobPosting');
});

test.each(openings)(
  "an opening such as $title has all that schema.org's vocabulary and search engines ask for",
  async (opening) => {
    expect(await faultsOf(jobPostingSchema(opening))).toEqual([]);
  },
);
