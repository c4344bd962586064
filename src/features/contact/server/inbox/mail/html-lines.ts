const lineEnds = new Set(
  'address article blockquote center dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li ol p pre section table tr ul'.split(
    ' ',
  ),
);
const cells = new Set(['td', 'th']);
const unseen = new Set(['script', 'style', 'title']);

/** Maximum quotation depth shown: one mark per level would make a mail with thousands of levels grow quadratically. */
const deepestQuote = 9;

/** Collects the lines that a page displays, from its tags and texts in order. */
export class HtmlLines {
  readonly #lines: string[] = [];
  #line: string[] = [];
  #quotes = 0;
  #preformatted = 0;
  #unseen: string | null = null;
  #link: { readonly to: string; readonly words: string[] } | null = null;

  opened(name: string): void {
    if (unseen.has(name)) this.#unseen = name;
    if (name === 'br') this.#endLine();
    if (cells.has(name)) this.said(' ');
    if (lineEnds.has(name)) this.#endBlock();
    if (name === 'blockquote') this.#quotes += 1;
    if (name === 'pre') this.#preformatted += 1;
  }

  closed(name: string): void {
    if (name === this.#unseen) this.#unseen = null;
    if (lineEnds.has(name)) this.#endBlock();
    if (name === 'blockquote') this.#quotes = Math.max(0, this.#quotes - 1);
    if (name === 'a') this.#endLink();
    if (name === 'pre') this.#preformatted = Math.max(0, this.#preformatted - 1);
  }

  /** Sets the address of the link that was opened. */
  linked(to: string): void {
    this.#link = /^https?:/i.test(to) ? { to, words: [] } : null;
  }

  said(text: string): void {
    if (this.#unseen !== null) return;
    this.#link?.words.push(text);
    if (this.#preformatted === 0) this.#add(text.replaceAll(/[ \t\r\n]+/g, ' '));
    else {
      const [first = '', ...others] = text.replaceAll('\r', '').split('\n');
      this.#add(first);
      for (const line of others) {
        this.#endLine();
        this.#add(line);
      }
    }
  }

  words(): string {
    this.#endBlock();
    const isBlank = (line: string | undefined) => line === undefined || line.replaceAll(/[> ]/g, '') === '';
    return this.#lines.filter((line, place) => !isBlank(line) || !isBlank(this.#lines[place - 1])).join('\n');
  }

  #add(text: string): void {
    if (text !== '' && (text !== ' ' || this.#line.length > 0 || this.#preformatted > 0)) this.#line.push(text);
  }

  /** Adds the link's address if its text does not contain it: the address is part of the message. */
  #endLink(): void {
    const link = this.#link;
    this.#link = null;
    const shown = link?.words.join('').trim() ?? '';
    if (link !== null && shown !== '' && !isShownBy(link.to, shown)) this.said(` <${link.to}>`);
  }

  #endBlock(): void {
    if (this.#line.length > 0) this.#endLine();
  }

  #endLine(): void {
    const text = this.#line.join('').replaceAll('\u00a0', ' ');
    const words = this.#preformatted > 0 ? text.trimEnd() : text.trim();
    const marks = this.#quotes === 0 ? '' : `${'>'.repeat(Math.min(this.#quotes, deepestQuote))} `;
    this.#lines.push(`${marks}${words}`.trimEnd());
    this.#line = [];
  }
}

function isShownBy(link: string, words: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/\/$/, '');
  return plain(words) === plain(link);
}
