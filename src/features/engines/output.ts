import { outputMaxBytes } from './limits.ts';
import type { Stream } from './protocol.ts';
import type { ProgramResult } from './run.ts';

/** Thrown through the engine if a program exceeds its output limit; no program can catch it. */
export class TooMuchOutput extends Error {
  override readonly name = 'TooMuchOutput';
}

/** Minimum time between two messages with output. */
const notifyEveryMs = 50;

/**
 * Collects the output of a run and forwards it during the run, so that it is not lost if the run is ended from outside.
 */
export class Output {
  readonly #texts: Record<Stream, string> = { stdout: '', stderr: '' };
  #printed = '';
  /** Output that was not forwarded yet, in its order. */
  #untold: { readonly stream: Stream; text: string }[] = [];
  readonly #tell: (stream: Stream, text: string) => void;
  #leftBytes = outputMaxBytes;
  #toldMs = -Infinity;

  constructor(tell: (stream: Stream, text: string) => void) {
    this.#tell = tell;
  }

  /** Output of each stream; `printed`, if there are both, is all of it in its order. */
  get texts(): Pick<ProgramResult, 'stdout' | 'stderr' | 'printed'> {
    const { stdout, stderr } = this.#texts;
    return { stdout, stderr, ...(stdout !== '' && stderr !== '' && { printed: this.#printed }) };
  }

  get isFull(): boolean {
    return this.#leftBytes <= 0;
  }

  /** Throws {@link TooMuchOutput} once the limit is reached; output within the limit is stored. */
  write(stream: Stream, text: string): void {
    // Cut by UTF-16 units, each of which takes at most three bytes.
    const shown = text.slice(0, Math.max(0, this.#leftBytes));
    this.#leftBytes -= new TextEncoder().encode(text).length;
    this.#texts[stream] += shown;
    this.#printed += shown;
    const last = this.#untold.at(-1);
    if (last?.stream === stream) last.text += shown;
    else this.#untold.push({ stream, text: shown });
    if (this.isFull || performance.now() - this.#toldMs >= notifyEveryMs) this.#tellAll();
    if (this.isFull) throw new TooMuchOutput();
  }

  #tellAll(): void {
    this.#toldMs = performance.now();
    for (const { stream, text } of this.#untold) if (text !== '') this.#tell(stream, text);
    this.#untold = [];
  }
}
