import { cpSync, existsSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { capture, nodeCommand } from '../../scripts/support/processes.ts';
import { temporaryFolder } from './folder.ts';

const copied = [
  'src',
  'scripts',
  'content',
  'migrations',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Copy of the sources that a test may change and build; `using` removes it. */
export class SourceTree implements Disposable {
  readonly #folder = temporaryFolder();

  constructor() {
    for (const name of copied) cpSync(name, join(this.path, name), { recursive: true });
    // On Windows everybody may create a junction; elsewhere it is an ordinary link.
    symlinkSync(resolve('node_modules'), join(this.path, 'node_modules'), 'junction');
  }

  get path(): string {
    return this.#folder.path;
  }

  /** Replaces a text in a file. Throws if the text is missing. */
  change(file: string, from: string, to: string): void {
    const path = join(this.path, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
  }

  build(...options: string[]): ReturnType<typeof capture> {
    return capture(this.buildCommand(...options), { cwd: this.path });
  }

  buildCommand(...options: string[]): string[] {
    return nodeCommand('scripts/build.ts', ...options);
  }

  /** Names of all builds, oldest first. */
  builds(): string[] {
    const sites = join(this.path, 'build/sites');
    return existsSync(sites) ? readdirSync(sites).toSorted((a, b) => Number(a) - Number(b)) : [];
  }

  /** Name of the build that a server starts with. */
  get current(): string {
    return readFileSync(join(this.path, 'build/current'), 'utf8');
  }

  set current(build: string) {
    writeFileSync(join(this.path, 'build/current'), build);
  }

  /** Names of the scripts of a build. */
  scripts(build: string): string[] {
    return readdirSync(join(this.path, 'build/sites', build, 'assets')).filter((name) => name.endsWith('.js'));
  }

  forget(build: string): void {
    rmSync(join(this.path, 'build/sites', build), { recursive: true });
  }

  [Symbol.dispose](): void {
    this.#folder[Symbol.dispose]();
  }
}
