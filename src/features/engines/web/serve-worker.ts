import type { LoadEngine } from '../engine.ts';
import type { EngineTable, Order, EngineMessage } from '../protocol.ts';
import { serveEngine } from '../serve-engine.ts';
import { fetchParts } from './fetch-parts.ts';

/** Message interface of a worker to its page. */
interface WorkerScope {
  postMessage(message: EngineMessage): void;
  onmessage: ((event: MessageEvent<Order<EngineTable>>) => void) | null;
}

/** Makes the calling worker run learners' code. */
export function serveWorker(load: LoadEngine): void {
  const scope = globalThis as unknown as WorkerScope;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  const say = (message: EngineMessage) => scope.postMessage(message);
  const follow = serveEngine<EngineTable>(say, load, (table, kind) =>
    fetchParts(table, kind, (progress) => say({ say: 'progress', progress })),
  );
  scope.onmessage = ({ data }) => void follow(data);
}
