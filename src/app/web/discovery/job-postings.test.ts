import { expect, test } from 'vitest';
import { faultsOf } from '../../../../test/support/schema-org.ts';
import { openings } from '../../../features/openings/openings.ts';
import { jobPostingSchema } from './job-posting-schema.ts';
import { structuredDataTags } from './structured-data.ts';

test('no structured data is published for an opening that is an example', () => {
  expect(openings.every(({ isExample }) => isExample)).toBe(true);
  expect(structuredDataTags('/work-with-us')).not.toContain('JobPosting');
});

test.each(openings)(
  "an opening such as $title has all that schema.org's vocabulary and search engines ask for",
  async (opening) => {
    expect(await faultsOf(jobPostingSchema(opening))).toEqual([]);
  },
);
