import type { Input, Program } from '../run.ts';
import { harness } from './harness.ts';
import { importsOf } from './imports.ts';
import { SpareMemory } from './spare-memory.ts';
import { StartedPython, StartingInput } from './started-python.ts';
import { silent, systemOf } from './surroundings.ts';

/**
 * CPython with the harness, and with the library modules that the last program imports: its next cases and versions
 * need the same.
 */
export class ReadyPython {
  readonly #bare: () => Promise<StartedPython>;
  readonly #usual: StartedPython;
  readonly #libraryNames: ReadonlySet<string>;
  /** Modules that the last program imports, as a Python list; null if nothing may be imported before it. */
  #wanted: string | null = '';
  #ahead: { readonly names: string | null; readonly python: Promise<StartedPython | null> } | null = null;

  private constructor(bare: () => Promise<StartedPython>, usual: StartedPython, libraryNames: ReadonlySet<string>) {
    this.#bare = bare;
    this.#usual = usual;
    this.#libraryNames = libraryNames;
  }

  static async load(module: WebAssembly.Module): Promise<ReadyPython> {
    const spare = new SpareMemory();
    const bare = async () => startBare(module, spare);
    // The harness needs it to report exceptions.
    const usual = await importing(await bare(), quoted(['traceback']));
    return new ReadyPython(bare, usual, await namesOfLibrary(usual));
  }

  /** Returns the snapshot from which an interpreter for this program starts. */
  async pythonFor(program: Program, input: Input): Promise<StartedPython> {
    const imports = importsOf(program, input, this.#libraryNames);
    const names = imports && quoted(imports);
    this.#wanted = names;
    if (names === '') return this.#usual;
    const ahead = this.#ahead?.names === names ? await this.#ahead.python : null;
    return ahead ?? (names === null ? this.#bare() : this.#usual);
  }

  /** Imports the modules of the last program ahead. If that fails, the next program imports them itself. */
  async prepare(): Promise<void> {
    const names = this.#wanted;
    if (names !== '' && this.#ahead?.names !== names) {
      const interpreter = names === null ? this.#bare() : importing(this.#usual, names);
      this.#ahead = { names, python: interpreter.catch(() => null) };
    }
    await this.#ahead?.python;
  }
}

/** Formats texts as Python literals; JSON's notation is valid Python. */
export function quoted(texts: readonly string[]): string {
  return texts.map((text) => JSON.stringify(text)).join(', ');
}

async function startBare(module: WebAssembly.Module, spare: SpareMemory): Promise<StartedPython> {
  const started = await StartedPython.start(module, systemOf({ stdin: new StartingInput() }), spare);
  return started.after(systemOf({}), harness);
}

async function importing(python: StartedPython, names: string): Promise<StartedPython> {
  return python.after(systemOf({}), `import_ahead(${names})`);
}

async function namesOfLibrary(python: StartedPython): Promise<ReadonlySet<string>> {
  const output = silent();
  const interpreter = await python.interpreter(systemOf({ output }));
  interpreter.execute('print(*sys.stdlib_module_names)');
  interpreter.letGo();
  return new Set(output.texts.stdout.trim().split(' '));
}
