import { EngineHost, type EngineThread, type StartThread } from '../host.ts';
import { runLimits } from '../limits.ts';
import type { EngineTable, Order, Progress, Stream, EngineMessage } from '../protocol.ts';
import type { Input, Language, Limits, ProgramResult, Program } from '../run.ts';
import { wallMs } from '../watch-work.ts';

/** Table of the engines, defined by the build: see vite.config.ts. */
declare const __ENGINE_TABLE__: EngineTable;

export interface BrowserEngine {
  /**
   * Runs a program; the first run fetches the engine. Throws `EngineFailed` if that fails; a retry may succeed. One run
   * at a time; others wait in order.
   */
  run(program: Program, input: Input, limits?: Limits): Promise<ProgramResult>;
  /**
   * Stops the current run or download, and all waiting runs; their result is `stopped`. The next run starts a new
   * worker.
   */
  stop(): void;
}

interface Options {
  /** Called with the download progress of the engine. */
  readonly onProgress?: (progress: Progress) => void;
  /** Called with the program's output while it runs. */
  readonly onOutput?: (stream: Stream, text: string) => void;
}

/** Creates the same engine as on the server, in a worker of this browser. Call `stop` when the page is left. */
export function createBrowserEngine(language: Language, { onProgress, onOutput }: Options = {}): BrowserEngine {
  const host = new EngineHost<EngineTable>({
    start: startWorker(language),
    sourceOf: async () => __ENGINE_TABLE__,
    versionOf: async () => __ENGINE_TABLE__.versions[language],
    ...(onProgress && { onProgress }),
    ...(onOutput && { onOutput }),
  });
  return {
    async run(program, input, limits = runLimits) {
      const [outcome] = await host.run(program, [input], limits);
      if (!outcome) throw new Error('nothing came of it');
      return outcome;
    },
    stop: () => host.end(),
  };
}

const startWorker =
  (language: Language): StartThread<EngineTable> =>
  (heard, died): EngineThread<EngineTable> => {
    const worker = makeWorker(language);
    worker.onmessage = ({ data }: MessageEvent<EngineMessage>) => heard(data);
    // Also called if the script cannot be loaded; there is no message then.
    worker.onerror = ({ message }) => died(new Error(message ?? 'the worker did not start'));
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      tell: (order: Order<EngineTable>) => worker.postMessage(order),
      workedMs: async () => wallMs(),
      end: () => worker.terminate(),
    };
  };

/** Written out twice, so that the build recognizes the worker files. */
function makeWorker(language: Language): Worker {
  return language === 'python'
    ? new Worker(new URL('./python-worker.ts', import.meta.url), { type: 'module', name: 'python' })
    : new Worker(new URL('./javascript-worker.ts', import.meta.url), { type: 'module', name: 'javascript' });
}
