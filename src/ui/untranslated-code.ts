/** Marks code in HTML made of Markdown as not to be translated. Its texts are escaped, so the tag never occurs as text. */
export function withUntranslatedCode(html: string): string {
  return html.replaceAll('<code>', '<code translate="no">');
}
