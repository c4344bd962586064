/** A mail that somebody wrote is far shorter; the rest is not looked at, since what is nested deep takes the parser long. */
const htmlMaxLength = 60_000;
const blocks = 'p, div, li, tr, h1, h2, h3, h4, h5, h6, blockquote';

/** The words of a mail that brings nothing but HTML, line by line, and nothing of its markup. */
export async function wordsOf(html: string): Promise<string> {
  if (html.trim() === '') return '';
  const { parseHTML } = await import('linkedom');
  const body = html.slice(Math.max(0, html.search(/<body\b/i))).slice(0, htmlMaxLength);
  const { document } = parseHTML(`<!doctype html><html><body>${body}</body></html>`);
  for (const element of document.querySelectorAll('style, script, title')) element.remove();
  for (const element of document.querySelectorAll('br')) element.replaceWith('\n');
  for (const element of document.querySelectorAll(blocks)) element.append('\n');
  const text: string = document.body.textContent ?? '';
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line, place) => line !== '' || lines[place - 1] !== '').join('\n');
}
