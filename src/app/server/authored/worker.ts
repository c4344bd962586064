import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import {
  type ContentReading,
  buildReading,
  contentReader as contentReading,
  madeValues,
} from '../../../platform/server/content/read-content.ts';
import { giveWay } from '../../../platform/server/give-way.ts';
import type { Renderer } from '../../rendering.ts';
import type { AuthoredOrder, AuthoredResult } from './authoring-thread.ts';
import { readBuiltSite, rendererFile } from '../built-site.ts';
import { contentKinds as kinds, linkCheck } from '../content-kinds.ts';
import { contentReader } from '../content-reader.ts';
import { protectedTextFaults } from '../protected-texts.ts';
import { type Numbered, endOf } from '../render/ordered-thread.ts';

// Thread that reads and renders content that administrators edit, for the process that started it; see
// authoring-thread.ts. A text crafted to be slow blocks only this thread.

const { folder } = workerData as { folder: string | null };
const port = parentPort;
if (!port) throw new Error('this is not to be started by itself');

giveWay();

const site = folder === null ? null : readBuiltSite(folder);
const parts = { kinds, hasPage: linkCheck(site) };
const read = contentReading({ ...parts, protectedTextFaults: (changes) => protectedTextFaults(kinds, changes) });
let base: ContentReading['base'] = { version: 0, sources: [], assets: [] };

port.on('message', (numbered: Numbered<AuthoredOrder>) => {
  // Assigned before any `await`: the next order may have another base.
  base = numbered.order.base ?? base;
  const reading = { ...numbered.order.reading, base };
  void endOf(numbered, (order) => follow(order, reading)).then((end) => port.postMessage(end));
});

async function follow({ act }: AuthoredOrder, reading: ContentReading): Promise<AuthoredResult> {
  if (act === 'check') {
    const { faults, find } = await read(reading);
    return { faults, made: madeValues(kinds, reading.changes, find) };
  }
  if (act === 'make') return (await buildReading(parts, reading)).made;
  if (site === null) throw new Error('without a site there are no pages');
  const renderer = (await import(pathToFileURL(join(site.folder, rendererFile)).href)) as Renderer;
  const { snapshot } = await buildReading(parts, reading);
  return renderer.render(act.address, site.table.template, contentReader(snapshot, act.nowMs));
}
