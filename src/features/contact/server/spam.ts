/** What is known of a message when it arrives. */
export interface Arriving {
  readonly name: string;
  readonly message: string;
  /** The field that people do not see. */
  readonly homepage?: string | undefined;
  /** How long the site was open before, in milliseconds; undefined from programs, which are not judged by it. */
  readonly openForMs?: number | undefined;
  /** Whether its sender, or its very text, came often within the last hour. */
  readonly isFrequent: boolean;
}

/** Nobody finds a form and fills in its three fields so fast, also with a browser that knows name and address. */
const quickestMs = 1500;
const linksMax = 4;

/**
 * Whether a machine has probably sent it. The message is kept either way, and whoever sent it is told the same: a machine
 * learns nothing, and of a person's message an administrator says that it is none.
 */
export function looksLikeSpam({ name, message, homepage = '', openForMs = Infinity, isFrequent }: Arriving): boolean {
  return homepage !== '' || openForMs < quickestMs || isFrequent || linksIn(name) > 0 || linksIn(message) > linksMax;
}

function linksIn(text: string): number {
  return text.match(/https?:\/\/|\bwww\.|\[url=|<a\s/gi)?.length ?? 0;
}
