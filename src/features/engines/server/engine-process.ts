import { readFile } from 'node:fs/promises';
import type { EngineParts, LoadEngine } from '../engine.ts';
import type { EngineFile, Order, EngineMessage } from '../protocol.ts';
import { serveEngine } from '../serve-engine.ts';
import type { EnginePaths } from './engine-store.ts';
import { gradeResult } from './grade-result.ts';
import { ownWorkedMs } from './worked-ms.ts';

// Process that runs learners' code for the server that started it; see start-process.ts. Learners' code never runs in
// Node itself but in WebAssembly, without access to Node. If it corrupts the engine, only this process ends.

if (!process.send) throw new Error('this is not to be started by itself');

// The server has ended.
process.once('disconnect', () => process.exit());

const load: LoadEngine = async (kind, parts) => {
  if (kind === 'python') return (await import('../python/load-python.ts')).loadPython(parts);
  return (await import('../javascript/load-javascript.ts')).loadJavascript(kind, parts);
};

function partsOf(paths: EnginePaths): EngineParts {
  const pathOf = (file: EngineFile): string => {
    const path = paths[file];
    if (path === undefined) throw new Error(`the engine was not told where ${file} is`);
    return path;
  };
  return {
    module: async (file) => WebAssembly.compile(await readFile(pathOf(file))),
    text: async (file) => readFile(pathOf(file), 'utf8'),
  };
}

const say = (message: EngineMessage) => void process.send?.(message);
const follow = serveEngine(say, load, partsOf, ownWorkedMs, gradeResult);
process.on('message', (order: Order<EnginePaths>) => void follow(order));
