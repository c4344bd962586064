import { outputMaxBytes } from './limits.ts';
import type { Stream } from './protocol.ts';

/** A program has printed more than it may; thrown through the engine, where nothing can catch it. */
export class TooMuchOutput extends Error {
  override readonly name = 'TooMuchOutput';
}

/** What a run has told so far is passed on so often at most. */
const tellEveryMs = 50;

/** Collects what a run prints, and passes it on meanwhile, so that it is not lost when the run is ended from outside. */
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

  /** Throws {@link TooMuchOutput} once the limit is reached; what fits is kept. */
  write(stream: Stream, text: string): void {
    // Never more bytes than units of the text times three.
    const kept = text.slice(0, Math.max(0, this.#leftBytes));
    this.#leftBytes -= new TextEncoder().encode(text).length;
    this.#texts[stream] += kept;
    this.#untold[stream] += kept;
    if (this.isFull || performance.now() - this.#toldMs >= tellEveryMs) this.#tellAll();
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
