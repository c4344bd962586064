import { outputMaxBytes } from './limits.ts';
import type { Stream } from './protocol.ts';

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
  readonly #untold: Record<Stream, string> = { stdout: '', stderr: '' };
  readonly #tell: (stream: Stream, text: string) => void;
  #leftBytes = outputMaxBytes;
  #toldMs = -Infinity;

  constructor(tell: (stream: Stream, text: string) => void) {
    this.#tell = tell;
  }

  get texts(): Readonly<Record<Stream, string>> {
    return this.#texts;
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
    this.#untold[stream] += shown;
    if (this.isFull || performance.now() - this.#toldMs >= notifyEveryMs) this.#tellAll();
    if (this.isFull) throw new TooMuchOutput();
  }

  #tellAll(): void {
    this.#toldMs = performance.now();
    for (const stream of ['stdout', 'stderr'] as const) {
      if (this.#untold[stream] !== '') this.#tell(stream, this.#untold[stream]);
      this.#untold[stream] = '';
    }
  }
}
