import type { Files } from '../run.ts';
import { beginRest, endRest, fireNext, startClock } from './clock.ts';
import { printTo } from './console.ts';
import type { Harness, GuestReport, Request, Write } from './contract.ts';
import { describeError } from './describe-error.ts';
import { exactValue } from './exact-value.ts';
import { installMissingFeatures } from './missing-features.ts';
import { seedRandom } from './random.ts';
import { installStructuredClone } from './structured-clone.ts';
import { firstUncaught, watchDiscardedPromises } from './uncaught-promises.ts';

/** Run of a harness, for the harnesses that extend it. */
export interface Run {
  readonly request: Request;
  /** Imports the entry and returns its exports. */
  readonly load: () => Promise<Readonly<Record<string, unknown>>>;
  /** Resolves when all promises are settled and the page's timers have fired. */
  readonly rest: () => Promise<void>;
  /** Ends the run with an error that nothing caught. */
  readonly fail: (error: unknown) => void;
}

// The learner's code may change the built-ins used here. It would only harm itself; these references are out of its
// reach.
const { stringify, parse } = JSON;
const AsyncFunction = (async () => undefined).constructor as new (
  ...parts: string[]
) => (...values: unknown[]) => Promise<unknown>;
/** Built from text, so that no bundler resolves the import. */
const importModule = new AsyncFunction('name', 'return import(name)');

/**
 * Creates a harness: `show` does what a run needs besides loading the entry and calling, and returns what is visible.
 */
export function makeHarness(
  write: Write,
  show?: (run: Run) => Promise<Pick<GuestReport, 'shown' | 'drawn'>>,
  modules: Readonly<Record<string, string>> = {},
): Harness {
  printTo(write);
  installStructuredClone();
  installMissingFeatures();
  watchDiscardedPromises();
  const report: GuestReport = {};
  const resting: (() => void)[] = [];
  let files: Files = {};
  let isOver = false;

  function fail(error: unknown): void {
    if (!isOver) report.raised = describeError(error, files);
    isOver = true;
  }

  /** Ends the run, with an error if a rejected promise was not handled meanwhile. */
  function end(): void {
    const uncaught = firstUncaught();
    if (uncaught) fail(uncaught.error);
    isOver = true;
  }

  async function rest(): Promise<void> {
    beginRest();
    await new Promise<void>((resolve) => void resting.push(resolve));
    endRest();
  }

  async function run(request: Request): Promise<void> {
    const load = () => importModule(`./${request.entry}`) as Promise<Record<string, unknown>>;
    if (show) Object.assign(report, await show({ request, load, rest, fail }));
    if (request.call !== undefined) {
      const value = await evaluate(request.call, await load());
      report.value = exactValue(value);
    } else if (!show) {
      await load();
    }
    await rest();
  }

  return {
    modules: stringify(modules),
    begin: (text) => {
      const request = parse(text) as Request;
      ({ files } = request);
      startClock();
      seedRandom(request.seed);
      run(request).then(end, fail);
    },
    next: () => {
      if (isOver) return stringify(report);
      if (fireNext(fail)) return null;
      const resume = resting.shift();
      if (resume) resume();
      else fail(new Error('a promise that is awaited is never settled'));
      return null;
    },
  };
}

/** Evaluates an expression in which the entry's exports are in scope. */
async function evaluate(call: string, names: Readonly<Record<string, unknown>>): Promise<unknown> {
  const usable = Object.entries(names).filter(
    ([name]) => /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) && name !== 'default',
  );
  const own = names['default'];
  if (typeof own === 'function' && own.name !== 'default' && !(own.name in names) && own.name !== '')
    usable.push([own.name, own]);
  const compute = new AsyncFunction(...usable.map(([name]) => name), `return (${call}\n)`);
  return compute(...usable.map(([, value]) => value));
}
