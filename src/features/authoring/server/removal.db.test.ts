import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';
import { emptyContent } from '../../../../test/support/content.ts';
import { operate } from '../../../../test/support/operator.ts';
import { videoCourse } from '../../../../test/support/video-course.ts';

// Content that cannot be published without other content.

const app = await appForThisFile();
const { browser } = await app.signedUpAs('admin');
const id = 'glass/the-furnace';

function item(kind: 'video' | 'captions' | 'lesson', key = 'glass~the-furnace') {
  return browser.call('GET /api/admin/content/{kind}/{itemKey}', { params: { kind, itemKey: key } });
}

async function remove(kind: 'video' | 'captions') {
  const params = { kind, itemKey: 'glass~the-furnace' } as const;
  const there = await item(kind);
  const base = there.draft?.revision ?? there.published?.hash ?? '';
  const { faults } = await browser.call('DELETE /api/admin/content/{kind}/{itemKey}', { params, query: { base } });
  return faults.map(({ path, message }) => `${path}: ${message}`);
}

/** Restores the former text as a draft; returns what is needed to publish it. */
async function restored(kind: 'video' | 'captions') {
  const params = { kind, itemKey: 'glass~the-furnace' } as const;
  const { items } = await browser.call('GET /api/admin/content/{kind}/{itemKey}/versions', { params, query: {} });
  const version = items.find(({ how }) => how !== 'removed');
  const { source } = await browser.call('GET /api/admin/content/{kind}/{itemKey}/versions/{versionId}', {
    params: { ...params, versionId: version?.id ?? '' },
  });
  const body = { source: source ?? '', base: '' };
  const { draft } = await browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft', { params, body });
  return { kind, id, revision: draft?.revision ?? '' };
}

test.each(['video', 'captions'] as const)(
  'a video and its captions leave the site together, whichever is taken off (%s), and come back together',
  async (kind) => {
    const content = emptyContent();
    const course = videoCourse(readFileSync('test/support/ten-seconds.webm').subarray(0, 1000));
    for (const [name, text] of Object.entries(course)) content.write(`courses/glass/${name}`, text);
    await operate(app, 'content', 'import', content.path, '--yes', '--overwrite');
    expect(await remove(kind)).toEqual([expect.stringContaining('courses/glass/lessons/first.md: ')]);

    content.edit('courses/glass/lessons/first.md', (text) => text.replace('::video{#the-furnace}', ''));
    await operate(app, 'content', 'import', content.path, '--yes', '--overwrite');
    expect(await remove(kind)).toEqual([]);
    for (const each of ['video', 'captions'] as const)
      expect(await item(each)).toMatchObject({ state: 'removed', published: null, draft: null });
    // It keeps its former title.
    expect((await item('video')).title).toBe('The furnace');
    const { items: lines } = await browser.call('GET /api/admin/content', {
      query: { state: 'removed', kind: 'video' },
    });
    expect(lines.map(({ title }) => title)).toEqual(['The furnace']);

    const items = [await restored('video'), await restored('captions')];
    const answer = await browser.call('POST /api/admin/content-publications', { body: { items, at: null } });
    expect(answer).toEqual({ faults: [] });
    expect((await item('video')).published).not.toBeNull();
  },
);
