import type { Plugin } from 'vite';
import { prepareEngines } from './engine-files.ts';

/** Builds the engines for learners' code if necessary, and provides their file names to the browser code. */
export function engineTable(): Plugin {
  return {
    name: 'engine-table',
    config: async () => {
      const { files, versions } = await prepareEngines();
      return { define: { __ENGINE_TABLE__: JSON.stringify({ files, versions }) } };
    },
  };
}

const ownFile = `(new URL("emscripten-module.wasm",import.meta.url)).href`;

/** Removes the WASM file that QuickJS's loader imports: the worker receives it compiled instead. */
export function withoutOwnWasm(): Plugin {
  return {
    name: 'without-own-wasm',
    enforce: 'pre',
    transform: {
      filter: { id: /\/emscripten-module\.browser\.mjs$/ },
      handler: (code) => ({ code: replaceOnce(code, ownFile, `''`, 'the loader of QuickJS'), map: null }),
    },
  };
}

/** Replaces the single occurrence of `from` in `code` by `to`. Throws if there is none, or more than one. */
function replaceOnce(code: string, from: string, to: string, whose: string): string {
  const parts = code.split(from);
  if (parts.length !== 2) throw new Error(`${whose} has ${from} ${parts.length - 1} times, not once`);
  return parts.join(to);
}
