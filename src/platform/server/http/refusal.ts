/** Values of the placeholders in a refusal's sentence, by name: `{extension}`. */
export type Words = Readonly<Record<string, string>>;

/**
 * An expected failure. Its code is declared by the route (or the platform), with its status and sentence. Thrown by
 * handlers, answered by the one error handler.
 */
export class Refusal extends Error {
  readonly code: string;
  /** Seconds until a retry can succeed; sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;
  readonly words: Words;
  constructor(code: string, retryAfterSeconds?: number, words: Words = {}) {
    super(code);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
    this.words = words;
  }
}
