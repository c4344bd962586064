import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadCall } from '../../src/platform/contract/reading.ts';
import { listAddress } from '../../src/app/rendering.ts';
import {
  type BuiltOutput,
  type BuiltSite,
  type PageTable,
  readBuiltSite,
  rendererFile,
} from '../../src/app/server/built-site.ts';
import { defaultContentDir } from '../../src/app/server/content-kinds.ts';
import { contentReader } from '../../src/app/server/content-reader.ts';
import { readDefaultContent } from '../../src/app/server/default-content.ts';
import { contentKey } from '../../src/app/server/render/content-key.ts';

interface Text {
  readonly type?: string;
  readonly text: string;
  readonly reads?: readonly ReadCall[];
}

/** Writes a small site in the form of a build, from the shipped content: texts by address, and its renderer. */
export async function writeSite(
  folder: string,
  texts: Readonly<Record<string, string | Text>>,
  renderer = 'export const render = () => Promise.reject(new Error("renders nothing"));',
): Promise<BuiltSite> {
  const read = contentReader(await readDefaultContent(defaultContentDir), Date.now());
  for (const each of ['assets', 'pages', 'renderer']) mkdirSync(join(folder, each), { recursive: true });
  const outputs: Record<string, BuiltOutput> = {};
  const list = texts[listAddress] ?? JSON.stringify(Object.keys(texts));
  for (const [address, given] of Object.entries({ ...texts, [listAddress]: list })) {
    const { type = 'text/html', text, reads = [] } = typeof given === 'string' ? { text: given } : given;
    const file = `pages/${address === '/' ? 'index' : address.replaceAll('/', '')}.html`;
    outputs[address] = { file, type, reads, contentKey: await contentKey(reads, read) };
    writeFileSync(join(folder, file), text);
  }
  writeFileSync(join(folder, 'pages/shell.html'), '<title>shell</title>');
  writeFileSync(join(folder, 'pages/shell-teach.html'), '<title>shell of a taught course</title>');
  writeFileSync(join(folder, 'pages/shell-lesson.html'), '<title>shell of a lesson</title>');
  writeFileSync(join(folder, rendererFile), renderer);
  const table: PageTable = {
    outputs,
    clientRoutes: ['/dashboard'],
    findable: [{ path: '/openings', title: 'Work', text: 'Ways into our lighthouse.' }],
    pageNames: [],
    contentHash: '',
    patterns: ['/course/$courseId', '/course/$courseId/learn/$lessonId', '/teach/$courseId', '/admin/$section'],
    shell: 'pages/shell.html',
    shells: {
      '/admin/$section': 'pages/shell.html',
      '/teach/$courseId': 'pages/shell-teach.html',
      '/course/$courseId/learn/$lessonId': 'pages/shell-lesson.html',
    },
    template: { html: '', entry: '', shared: [], parts: {}, shareImages: [] },
  };
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(table));
  return readBuiltSite(folder);
}
