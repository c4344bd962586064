import { ConsoleStdout, type Fd, File, type Inode, OpenFile, PreopenDirectory } from '@bjorn3/browser_wasi_shim';
import { Output } from '../output.ts';
import type { Stream } from '../protocol.ts';
import { reportFile, reportFolder } from './harness.ts';
import { System } from './system.ts';

/** Where the program stands. */
export const folder = '/exercise';
/** Neither the environment nor a user's own packages; nothing is written beside the sources; the program is its input. */
const startArguments = ['python', '-I', '-B', '-X', 'utf8', '-'];

interface Surroundings {
  readonly stdin?: Fd;
  readonly output?: Output;
  /** Of the folder of the program. */
  readonly contents?: Map<string, Inode>;
  readonly report?: File;
}

/**
 * What a run of CPython has around it. The descriptors are always the same in number, place and name: it asks for them when it starts,
 * and never again.
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

/** An input with this text. */
export function inputOf(text: string): Fd {
  return new OpenFile(new File(new TextEncoder().encode(text)));
}

/** For what nobody follows. */
export function silent(): Output {
  return new Output(() => undefined);
}

function printTo(output: Output, stream: Stream): Fd {
  const decoder = new TextDecoder();
  return new ConsoleStdout((bytes) => output.write(stream, decoder.decode(bytes, { stream: true })));
}
