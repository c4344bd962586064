/** Facts about a message that the spam check uses. */
export interface Arriving {
  readonly name: string;
  readonly message: string;
  /** Value of the honeypot field. */
  readonly homepage?: string | undefined;
  /**
   * Time that the site was open before, in milliseconds; undefined for API clients, which are exempt from this check.
   */
  readonly openForMs?: number | undefined;
  /** True if the sender or the identical text came often within the last hour. */
  readonly isFrequent: boolean;
}

/** Shortest plausible time to find and fill in the form, even with autofill. */
const quickestMs = 1500;
const linksMax = 4;

/**
 * Guesses whether a program sent the message. Stored either way with the same response: a bot learns nothing, and an
 * administrator can correct a wrong guess.
 */
export function looksLikeSpam({ name, message, homepage = '', openForMs = Infinity, isFrequent }: Arriving): boolean {
  return homepage !== '' || openForMs < quickestMs || isFrequent || linksIn(name) > 0 || linksIn(message) > linksMax;
}

function linksIn(text: string): number {
  return text.match(/https?:\/\/|\bwww\.|\[url=|<a\s/gi)?.length ?? 0;
}
