import { ConsoleStdout, type Fd, File, OpenFile, PreopenDirectory } from '@bjorn3/browser_wasi_shim';
import type { Engine, EngineParts, Report } from '../engine.ts';
import { outputMaxBytes, pageBytes, pythonMemoryMaxPages } from '../limits.ts';
import { Output, TooMuchOutput } from '../output.ts';
import { failed, readReport } from '../report.ts';
import type { Stream } from '../protocol.ts';
import type { Input, Program } from '../run.ts';
import { folderOf, textsOf } from './files.ts';
import { harness, reportFile, reportFolder } from './harness.ts';
import { System } from './system.ts';

const folder = '/exercise';
/** Neither the environment nor a user's own packages; nothing is written beside the sources. */
const flags = ['-I', '-B', '-X', 'utf8', '-c', harness];

/** Loads CPython. Each run has an instance of its own, which is forgotten with all that is in it. */
export async function loadPython(parts: EngineParts): Promise<Engine> {
  const python = await parts.module('python');

  async function run(program: Program, input: Input, _: () => boolean, output: Output): Promise<Report> {
    const contents = folderOf({ ...program.files, ...input.files });
    const report = new File(new Uint8Array());
    const descriptors: Fd[] = [
      new OpenFile(new File(new TextEncoder().encode(input.stdin ?? ''))),
      printTo(output, 'stdout'),
      printTo(output, 'stderr'),
      new PreopenDirectory(folder, contents),
      new PreopenDirectory(reportFolder, new Map([[reportFile, report]])),
    ];
    const system = new System(['python', ...flags, ...argumentsOf(program, input)], [], descriptors);
    const instance = await WebAssembly.instantiate(python, { wasi_snapshot_preview1: system.wasiImport });
    const end = start(system, instance) ?? readEnd(report, isFull(instance));
    const left = textsOf(contents);
    return left === null ? { ended: 'output' } : { ...end, left };
  }
  // The first run compiles what it comes by, and would take several times as long as those that follow.
  await run(
    { language: 'python', files: { 'main.py': '' }, entry: 'main.py' },
    {},
    () => false,
    new Output(() => undefined),
  );
  return { prepare: async () => undefined, run };
}

function argumentsOf({ entry, files }: Program, { call }: Input): string[] {
  const asks = call === undefined ? ['run', ''] : ['call', call];
  const isAsync = Object.values(files).some((text) => text.includes('asyncio')) || call?.includes('asyncio');
  return [folder, entry, ...asks, isAsync ? 'asyncio' : '', ...Object.keys(files)];
}

/** How the run ended if the harness had no part in it; null where it may have. */
function start(system: System, instance: WebAssembly.Instance): Report | null {
  try {
    system.start(instance as Parameters<System['start']>[0]);
  } catch (error) {
    if (error instanceof TooMuchOutput) return { ended: 'output' };
    if (error instanceof RangeError) return failed('RecursionError', error.message);
    if (error instanceof WebAssembly.RuntimeError) return failed('EngineError', error.message);
    throw error;
  }
  return null;
}

function readEnd({ data }: File, hasNoMemory: boolean): Report {
  // Whoever ends the process by itself leaves none, nor does a harness without room for it.
  if (data.length === 0) return hasNoMemory ? { ended: 'memory' } : failed('SystemExit', '');
  if (data.length > 2 * outputMaxBytes) return { ended: 'output' };
  const report = readReport(new TextDecoder().decode(data));
  return report.raised?.names.includes('MemoryError') ? { ended: 'memory' } : report;
}

function isFull({ exports }: WebAssembly.Instance): boolean {
  const { buffer } = exports['memory'] as WebAssembly.Memory;
  return buffer.byteLength > pythonMemoryMaxPages * pageBytes * 0.9;
}

function printTo(output: Output, stream: Stream): Fd {
  const decoder = new TextDecoder();
  return new ConsoleStdout((bytes) => output.write(stream, decoder.decode(bytes, { stream: true })));
}
