import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { AnyRead } from '../../../platform/contract/reading.ts';
import { giveWay } from '../../../platform/server/give-way.ts';
import type { Renderer, Template } from '../../rendering.ts';
import { rendererFile } from '../built-site.ts';
import { endOf } from './ordered-thread.ts';
import type { Message, Order, ReadAnswer } from './render-thread.ts';

// Thread that renders pages for the process that started it; see render-thread.ts. Pages read through that process.

const { folder, template } = workerData as { folder: string; template: Template };
const port = parentPort;
if (!port) throw new Error('this is not to be started by itself');

giveWay();

const renderer = import(pathToFileURL(join(folder, rendererFile)).href) as Promise<Renderer>;
const reading = new Map<number, PromiseWithResolvers<unknown>>();
let reads = 0;

const read: AnyRead = (key, { params = {} } = {}) => {
  const id = reads++;
  const answer = Promise.withResolvers<unknown>();
  reading.set(id, answer);
  send({ kind: 'read', id, call: { key, params } });
  return answer.promise;
};

port.on('message', (message: Order | ReadAnswer) => {
  if ('order' in message) void follow(message);
  else settle(message);
});

function settle({ readId, answer, status }: ReadAnswer): void {
  const waiting = reading.get(readId);
  reading.delete(readId);
  if (status === null) waiting?.resolve(answer);
  else waiting?.reject(Object.assign(new Error(String(answer)), { status }));
}

async function follow(order: Order): Promise<void> {
  send(await endOf(order, async (address) => (await renderer).render(address, template, read)));
}

function send(message: Message): void {
  port?.postMessage(message);
}
