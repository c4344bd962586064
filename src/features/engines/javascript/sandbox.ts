import variant from '@jitl/quickjs-ng-wasmfile-release-sync';
import {
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSRuntime,
  newQuickJSWASMModuleFromVariant,
  newVariant,
} from 'quickjs-emscripten-core';
import type { Report } from '../engine.ts';
import type { Request } from '../guest/contract.ts';
import { javascriptMemoryPages, pageBytes } from '../limits.ts';
import { MemoryImage } from '../memory-image.ts';
import { type Output, TooMuchOutput } from '../output.ts';
import { failed, readReport } from '../report.ts';
import type { Files } from '../run.ts';

/** Resolves the import `request` of the file `base`; both and the result are names within the learner's folder. */
function moduleName(base: string, request: string): string {
  if (!/^\.{0,2}\//.test(request)) return request;
  const folders = request.startsWith('/') ? [] : base.split('/').slice(0, -1);
  for (const part of request.split('/')) {
    if (part === '..') folders.pop();
    else if (part !== '.' && part !== '') folders.push(part);
  }
  return folders.join('/');
}

const stackMaxBytes = 512 * 1024;

/** Run with its limits. */
interface Task {
  readonly request: Request;
  /** Compiled JavaScript by file name. */
  readonly files: Files;
  readonly isOver: () => boolean;
  readonly output: Output;
}

/**
 * QuickJS with a harness, in a capped memory. Before each run the memory is reset to its state after loading the
 * harness: runs leave nothing behind, and none waits for the harness.
 */
export class Sandbox {
  readonly #memory: WebAssembly.Memory;
  readonly #runtime: QuickJSRuntime;
  readonly #context: QuickJSContext;
  readonly #begin: QuickJSHandle;
  readonly #next: QuickJSHandle;
  readonly #fresh: MemoryImage;
  readonly #packages: Files;
  #task: Task | null = null;
  /** An exception passed through WebAssembly, which leaves its stack inconsistent. */
  #isBroken = false;
  #isClean = true;

  /** Creates a sandbox. `harness` is a bundle of the folder `guest`; loading it takes most of the time. */
  static async create(quickjs: WebAssembly.Module, harness: string): Promise<Sandbox> {
    const memory = new WebAssembly.Memory(javascriptMemoryPages);
    const capped = newVariant(variant, { wasmModule: async () => quickjs, wasmMemory: async () => memory });
    const module = await newQuickJSWASMModuleFromVariant(capped);
    return new Sandbox(memory, module.newRuntime({ maxStackSizeBytes: stackMaxBytes }), harness);
  }

  private constructor(memory: WebAssembly.Memory, runtime: QuickJSRuntime, harness: string) {
    this.#memory = memory;
    this.#runtime = runtime;
    runtime.setModuleLoader((name) => this.#load(name), moduleName);
    this.#context = runtime.newContext();
    const write = this.#context.newFunction('write', (stream, text) => this.#write(stream, text));
    const wrapped = `(() => { ${harness}\nreturn bundle.harness; })()`;
    const make = this.#valueOf(this.#context.evalCode(wrapped, 'harness.js', { type: 'global' }));
    const console = this.#valueOf(this.#context.callFunction(make, this.#context.undefined, write));
    this.#begin = this.#context.getProp(console, 'begin');
    this.#next = this.#context.getProp(console, 'next');
    this.#packages = JSON.parse(this.#context.getString(this.#context.getProp(console, 'modules'))) as Files;
    this.#importPackages();
    runtime.setInterruptHandler(() => this.#isOver());
    this.#fresh = new MemoryImage(memory);
  }

  /** True if another run is possible; otherwise a new sandbox is needed. */
  get isUsable(): boolean {
    return !this.#isBroken && this.#memory.buffer.byteLength <= javascriptMemoryPages.kept * pageBytes;
  }

  /** Runs a program. Never throws for an error of the program. */
  run(task: Task): Report {
    this.#task = task;
    try {
      return this.#run(task);
    } catch (error) {
      this.#isBroken = true;
      return this.#reportOf(error);
    }
  }

  /** Resets the memory for the next run; can be called while nothing waits. */
  clean(): void {
    if (!this.#isClean && this.isUsable) this.#fresh.putInto(this.#memory);
    this.#isClean = true;
  }

  #run({ request, output }: Task): Report {
    this.clean();
    this.#isClean = false;
    const context = this.#context;
    const call = (harnessFunction: QuickJSHandle, ...args: QuickJSHandle[]) =>
      context.callFunction(harnessFunction, context.undefined, args);
    let result = call(this.#begin, context.newString(JSON.stringify(request)));
    for (;;) {
      if (result.error) return this.#reportOf(null);
      if (context.typeof(result.value) === 'string')
        return this.#withLimits(readReport(context.getString(result.value)), output);
      const { error } = this.#runtime.executePendingJobs();
      if (error || this.#isOver()) return this.#reportOf(null);
      result = call(this.#next);
    }
  }

  get #isFull(): boolean {
    return this.#memory.buffer.byteLength >= javascriptMemoryPages.maximum * pageBytes * 0.75;
  }

  /**
   * Detects out of memory, which QuickJS reports by an error that a program may catch, or by throwing nothing at all.
   */
  #withLimits(report: Report, output: Output): Report {
    if (output.isFull) return { ended: 'output' };
    const { names: [name] = [], message } = report.raised ?? {};
    const isError = name === 'InternalError' && message === 'out of memory';
    const isNothing = name === 'unknown' || (name === 'object' && message === 'null');
    return isError || (isNothing && this.#isFull) ? { ended: 'memory' } : report;
  }

  #isOver(): boolean {
    return this.#task !== null && (this.#task.output.isFull || this.#task.isOver());
  }

  /** Report of a run that returned none; `error` was thrown through WebAssembly. */
  #reportOf(error: unknown): Report {
    if (this.#task?.output.isFull) return { ended: 'output' };
    if (this.#isOver()) return { ended: 'time' };
    if (error instanceof RangeError) return failed('RangeError', error.message);
    return this.#isFull ? { ended: 'memory' } : failed('EngineError', String(error));
  }

  #load(name: string): string | { error: Error } {
    const { files = {} } = this.#task ?? {};
    if (Object.hasOwn(files, name)) return files[name] ?? '';
    if (Object.hasOwn(this.#packages, name)) return this.#packages[name] ?? '';
    return { error: Object.assign(new Error(`Cannot find module '${name}'`), { name: 'ReferenceError' }) };
  }

  #write(stream: QuickJSHandle, text: QuickJSHandle): void {
    const isError = this.#context.getString(stream) === 'stderr';
    try {
      this.#task?.output.write(isError ? 'stderr' : 'stdout', this.#context.getString(text));
    } catch (error) {
      // The engine is interrupted at its next step.
      if (!(error instanceof TooMuchOutput)) throw error;
    }
  }

  #importPackages(): void {
    const names = Object.keys(this.#packages);
    const imports = names.map((name) => `import ${JSON.stringify(name)};`).join('');
    this.#valueOf(this.#context.evalCode(`${imports}delete globalThis.bundled;`, 'packages.js', { type: 'module' }));
    this.#runtime.executePendingJobs();
  }

  #valueOf(result: ReturnType<QuickJSContext['evalCode']>): QuickJSHandle {
    return this.#context.unwrapResult(result);
  }
}
