/** HTML made of Markdown whose code a browser's translation leaves alone. Every text in it is escaped, so the tag is never a text. */
export function withUntranslatedCode(html: string): string {
  return html.replaceAll('<code>', '<code translate="no">');
}
