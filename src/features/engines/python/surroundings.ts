import { ConsoleStdout, type Fd, File, type Inode, OpenFile, PreopenDirectory } from '@bjorn3/browser_wasi_shim';
import { Output } from '../output.ts';
import type { Stream } from '../protocol.ts';
import { reportFile, reportFolder } from './harness.ts';
import { System } from './system.ts';

/** Folder of the program. */
export const folder = '/exercise';
/**
 * Ignores the environment and user packages (`-I`), writes no bytecode (`-B`), and reads the program from standard
 * input.
 */
const startArguments = ['python', '-I', '-B', '-X', 'utf8', '-'];

interface Surroundings {
  readonly stdin?: Fd;
  readonly output?: Output;
  /** Content of the program's folder. */
  readonly contents?: Map<string, Inode>;
  readonly report?: File;
}

/**
 * Creates the system of a CPython run. Number, place and names of the descriptors are always the same, since CPython
 * reads them only when it starts.
 */
export function systemOf({
  stdin = inputOf(''),
  output = silent(),
  contents = new Map(),
  report = new File(new Uint8Array()),
}: Surroundings): System {
  const folders = [
    new PreopenDirectory(folder, contents),
    new PreopenDirectory(reportFolder, new Map([[reportFile, report]])),
  ];
  const descriptors = [stdin, printTo(output, 'stdout'), printTo(output, 'stderr'), ...folders];
  return new System(startArguments, [], descriptors, report);
}

/** Creates a standard input with this text. */
export function inputOf(text: string): Fd {
  return new OpenFile(new File(new TextEncoder().encode(text)));
}

/** Creates an output that nothing listens to. */
export function silent(): Output {
  return new Output(() => undefined);
}

function printTo(output: Output, stream: Stream): Fd {
  const decoder = new TextDecoder();
  return new ConsoleStdout((bytes) => output.write(stream, decoder.decode(bytes, { stream: true })));
}
