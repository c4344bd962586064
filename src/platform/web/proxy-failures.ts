// Something between a browser and the server, such as a proxy or a Wi-Fi network, may answer with its own HTML page.

const texts = {
  tooLarge:
    'This is larger than the server in front of this site accepts. Send a smaller file, or ask the people who run this site to raise its limit.',
  tooMany: 'There were too many requests. Please wait a moment and try again.',
  away: 'This site is not answering right now. Please wait a minute and try again.',
  slow: 'This site took too long to answer. Check whether it was done before you try again.',
  broken: 'Something went wrong on our side. Please try again.',
  refused: (status: number) =>
    `Something between you and this site refused this (error ${status}). Try another network, or tell the people who run this site.`,
  other:
    'Another page answered in place of this site, such as the login page of a Wi-Fi network. Open this site in a new tab, then try again.',
} as const;

/** Message for an answer that is not the server's, by its status; even one of success is not from this site. */
export function proxyFailureText(status: number): string {
  if (status < 400) return texts.other;
  if (status === 413) return texts.tooLarge;
  if (status === 429) return texts.tooMany;
  if (status === 408 || status === 504) return texts.slow;
  if (status === 502 || status === 503) return texts.away;
  return status >= 500 ? texts.broken : texts.refused(status);
}
