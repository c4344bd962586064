import type { EngineParts } from '../engine.ts';
import { type EngineFile, type EngineTable, type Kind, type Progress, filesOf } from '../protocol.ts';

/** Path of the engines' files; the worker's policy allows only this one. */
const address = '/engines/';

/** Fetches the files of an engine when they are needed, and reports the progress. */
export function fetchParts({ files }: EngineTable, kind: Kind, progress: (progress: Progress) => void): EngineParts {
  const totalBytes = filesOf[kind].reduce((sum, file) => sum + files[file].bytes, 0);
  let loadedBytes = 0;
  const count = (bytes: number) => {
    loadedBytes = Math.min(totalBytes, loadedBytes + bytes);
    progress({ loadedBytes, totalBytes });
  };

  async function load(file: EngineFile): Promise<Response> {
    const response = await fetch(address + files[file].name);
    if (!response.ok || !response.body) throw new Error(`${files[file].name}: ${response.status}`);
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(bytes, controller) {
          count(bytes.length);
          controller.enqueue(bytes);
        },
      }),
    );
    return new Response(counted, { headers: { 'content-type': 'application/wasm' } });
  }

  return {
    module: async (file) => WebAssembly.compileStreaming(load(file)),
    text: async (file) => (await load(file)).text(),
  };
}
