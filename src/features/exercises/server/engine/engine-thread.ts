import { parentPort } from 'node:worker_threads';
import { giveWayToAll } from '../../../../platform/server/give-way.ts';
import type { EngineParts, LoadEngine } from '../../engine/engine.ts';
import type { Order, Word } from '../../engine/protocol.ts';
import { serveEngine } from '../../engine/serve-engine.ts';
import type { LoadedParts } from './engine-store.ts';
import { ownWorkedMs } from './worked-ms.ts';

// A thread that runs learners' code, for the process that started it; see engine-pool.ts. Learners' code itself never runs in
// Node: it runs in WebAssembly, which is given nothing of Node.

const port = parentPort;
if (!port) throw new Error('this is not to be started by itself');

giveWayToAll();

const load: LoadEngine = async (kind, parts) => {
  if (kind === 'python') return (await import('../../engine/python/load-python.ts')).loadPython(parts);
  return (await import('../../engine/javascript/load-javascript.ts')).loadJavascript(kind, parts);
};

function partsOf({ modules, texts }: LoadedParts): EngineParts {
  const required = <T>(part: T | undefined, file: string): T => {
    if (part === undefined) throw new Error(`the thread was not given ${file}`);
    return part;
  };
  return {
    module: async (file) => required(modules[file], file),
    text: async (file) => required(texts[file], file),
  };
}

const follow = serveEngine((word: Word) => port.postMessage(word), load, partsOf, ownWorkedMs);
port.on('message', (order: Order<LoadedParts>) => void follow(order));
