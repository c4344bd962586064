import { EngineHost, type EngineThread, type StartThread } from '../../engine/host.ts';
import { runLimits } from '../../engine/limits.ts';
import type { EngineTable, Order, Progress, Stream, Word } from '../../engine/protocol.ts';
import { wallMs } from '../../engine/wall-ms.ts';
import type { Input, Language, Limits, Outcome, Program } from '../../engine/run.ts';

/** What the build knows of the engines: see vite.config.ts. */
declare const __ENGINE_TABLE__: EngineTable;

export interface BrowserEngine {
  /**
   * Runs a program. The first run fetches the engine; nothing is fetched before. Throws `EngineFailed` if it does not arrive;
   * another try may do. One run at a time: what is asked for meanwhile waits.
   */
  run(program: Program, input: Input, limits?: Limits): Promise<Outcome>;
  /**
   * Ends the run that is under way, or the fetching, and what waits for its turn; their outcome is `stopped`. The next run begins in a
   * new worker.
   */
  stop(): void;
}

interface Options {
  /** How much of the engine has arrived, while it is fetched. */
  readonly onProgress?: (progress: Progress) => void;
  /** What the program prints, while it runs. */
  readonly onOutput?: (stream: Stream, text: string) => void;
}

/** The same engine as on the server, in a worker of this browser. `stop` it when its page is left. */
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
    worker.onmessage = ({ data }: MessageEvent<Word>) => heard(data);
    // Also when its script does not arrive; there is no message then.
    worker.onerror = ({ message }) => died(new Error(message ?? 'the worker did not start'));
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
      tell: (order: Order<EngineTable>) => worker.postMessage(order),
      workedMs: async () => wallMs(),
      end: () => worker.terminate(),
    };
  };

/** Written out twice, so that the build sees which files are workers. */
function makeWorker(language: Language): Worker {
  return language === 'python'
    ? new Worker(new URL('./python-worker.ts', import.meta.url), { type: 'module', name: 'python' })
    : new Worker(new URL('./javascript-worker.ts', import.meta.url), { type: 'module', name: 'javascript' });
}
