import { File, WASIProcExit } from '@bjorn3/browser_wasi_shim';
import type { Engine, EngineParts, Report } from '../engine.ts';
import { outputMaxBytes, pageBytes, pythonMemoryPages } from '../limits.ts';
import { type Output, TooMuchOutput } from '../output.ts';
import { failed, readReport } from '../report.ts';
import { pythonFacts } from '../rules/python-facts.ts';
import type { Input, Program } from '../run.ts';
import { folderOf, textsOf } from './files.ts';
import { ReadyPython, quoted } from './ready-python.ts';
import type { Interpreter } from './started-python.ts';
import { folder, inputOf, silent, systemOf } from './surroundings.ts';

/** Loads CPython. Each run has its own instance, which is discarded afterwards. */
export async function loadPython(parts: EngineParts): Promise<Engine> {
  const ready = await ReadyPython.load(await parts.module('python'));

  async function run(program: Program, input: Input, _: () => boolean, output: Output): Promise<Report> {
    const python = await ready.pythonFor(program, input);
    // Python on a computer also reads both line endings as one.
    const stdin = inputOf((input.stdin ?? '').replaceAll('\r\n', '\n'));
    const contents = folderOf({ ...program.files, ...input.files });
    const report = new File(new Uint8Array());
    const interpreter = await python.interpreter(systemOf({ stdin, output, contents, report }));
    const end = start(interpreter, `run(${argumentsOf(program, input)})`) ?? readEnd(report, isFull(interpreter));
    interpreter.letGo();
    const left = textsOf(contents);
    return left === null ? { ended: 'output' } : { ...end, left };
  }
  // Warms up: the first run compiles functions and is much slower than later ones.
  await run({ language: 'python', files: { 'main.py': '' }, entry: 'main.py' }, {}, () => false, silent());
  const read: Engine['read'] = (files, isOver) => pythonFacts(files, isOver) ?? { ended: 'time' };
  return { prepare: async () => ready.prepare(), run, read };
}

function argumentsOf({ entry, files }: Program, { call }: Input): string {
  const asks = call === undefined ? ['run', ''] : ['call', call];
  const isAsync = Object.values(files).some((text) => text.includes('asyncio')) || call?.includes('asyncio');
  return quoted([folder, entry, ...asks, isAsync ? 'asyncio' : '', ...Object.keys(files)]);
}

/** Starts a run; returns its report if the harness was not involved, null if it may have been. */
function start(interpreter: Interpreter, statement: string): Report | null {
  try {
    interpreter.execute(statement);
    interpreter.end();
  } catch (error) {
    if (error instanceof WASIProcExit) return null;
    if (error instanceof TooMuchOutput) return { ended: 'output' };
    if (error instanceof RangeError) return failed('RecursionError', error.message);
    if (error instanceof WebAssembly.RuntimeError) return failed('EngineError', error.message);
    throw error;
  }
  return null;
}

function readEnd({ data }: File, hasNoMemory: boolean): Report {
  // A program that exits by itself leaves no report, nor does a harness without free memory.
  if (data.length === 0) return hasNoMemory ? { ended: 'memory' } : failed('SystemExit', '');
  if (data.length > 2 * outputMaxBytes) return { ended: 'output' };
  const report = readReport(new TextDecoder().decode(data));
  return report.raised?.names.includes('MemoryError') ? { ended: 'memory' } : report;
}

function isFull({ memoryBytes }: Interpreter): boolean {
  return memoryBytes > pythonMemoryPages.maximum * pageBytes * 0.9;
}
