/** What fills the places of a refusal's sentence, by name: `{extension}`. */
export type Words = Readonly<Record<string, string>>;

/**
 * An expected failure: the code is declared by the route (or the platform), which also gives its status and sentence.
 * Thrown by handlers, answered by the one error handler.
 */
export class Refusal extends Error {
  readonly code: string;
  /** Seconds until it is worth another try; sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;
  readonly words: Words;
  constructor(code: string, retryAfterSeconds?: number, words: Words = {}) {
    super(code);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
    this.words = words;
  }
}
