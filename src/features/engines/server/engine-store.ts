import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EngineFile, type EngineTable, type Kind, filesOf } from '../protocol.ts';
import type { Language } from '../run.ts';

/** Paths of the files that an engine is made of. */
export type EnginePaths = Readonly<Partial<Record<EngineFile, string>>>;

/** Name of the table that the build writes beside the engines' files. */
export const tableFile = 'engines.json';

/** Finds the files of engines; reads their table on first use. */
export class EngineStore {
  readonly #folder: string;
  #table: Promise<EngineTable> | null = null;

  /** `folder` is the output of `npm run build`: see scripts/build/engine-files.ts. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Engine version that is stored with results in this language. */
  async versionOf(language: Language): Promise<string> {
    return (await this.#readTable()).versions[language];
  }

  async pathsOf(kind: Kind): Promise<EnginePaths> {
    const { files } = await this.#readTable();
    return Object.fromEntries(filesOf[kind].map((file) => [file, join(this.#folder, files[file].name)]));
  }

  async #readTable(): Promise<EngineTable> {
    this.#table ??= readFile(join(this.#folder, tableFile), 'utf8').then((text) => JSON.parse(text) as EngineTable);
    try {
      return await this.#table;
    } catch (error) {
      // The next request reads it again.
      this.#table = null;
      throw error;
    }
  }
}
