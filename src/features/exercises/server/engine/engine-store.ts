import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EngineFile, type EngineTable, type Kind, filesOf } from '../../engine/protocol.ts';
import type { Language } from '../../engine/run.ts';

/** What a thread is handed to make an engine of: compiled once, whoever runs it. */
export interface LoadedParts {
  readonly modules: Readonly<Partial<Record<EngineFile, WebAssembly.Module>>>;
  readonly texts: Readonly<Partial<Record<EngineFile, string>>>;
}

/** The table that the build left beside the engines' files. */
export const tableFile = 'engines.json';

/** Reads and compiles the files of engines when they are first needed, once for all threads. */
export class EngineStore {
  readonly #folder: string;
  #table: Promise<EngineTable> | null = null;
  readonly #modules = new Map<EngineFile, Promise<WebAssembly.Module>>();

  /** `folder` is what `npm run build` left: see scripts/build/engine-files.ts. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** What is kept beside a verdict of this language. */
  async versionOf(language: Language): Promise<string> {
    return (await this.#readTable()).versions[language];
  }

  async partsOf(kind: Kind): Promise<LoadedParts> {
    const modules: Partial<Record<EngineFile, WebAssembly.Module>> = {};
    const texts: Partial<Record<EngineFile, string>> = {};
    for (const file of filesOf[kind]) {
      if (isModule(file)) modules[file] = await this.#compile(file);
      else texts[file] = await readFile(await this.#pathOf(file), 'utf8');
    }
    return { modules, texts };
  }

  /** Lets go of what was compiled; it is compiled anew when it is needed again. */
  forget(): void {
    this.#modules.clear();
  }

  #compile(file: EngineFile): Promise<WebAssembly.Module> {
    const compiled = this.#modules.get(file) ?? this.#compileAnew(file);
    this.#modules.set(file, compiled);
    compiled.catch(() => this.#modules.delete(file));
    return compiled;
  }

  async #compileAnew(file: EngineFile): Promise<WebAssembly.Module> {
    return WebAssembly.compile(await readFile(await this.#pathOf(file)));
  }

  async #pathOf(file: EngineFile): Promise<string> {
    return join(this.#folder, (await this.#readTable()).files[file].name);
  }

  async #readTable(): Promise<EngineTable> {
    this.#table ??= readFile(join(this.#folder, tableFile), 'utf8').then((text) => JSON.parse(text) as EngineTable);
    return this.#table;
  }
}

function isModule(file: EngineFile): boolean {
  return file === 'quickjs' || file === 'python';
}
