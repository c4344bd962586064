import type { TokenizerCallbacks } from 'htmlparser2';

const lineEnds = new Set(
  'address article blockquote center dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li ol p pre section table tr ul'.split(
    ' ',
  ),
);
const cells = new Set(['td', 'th']);
const unseen = new Set(['script', 'style', 'title']);

/** Words of HTML, line by line; what is quoted begins with `>`, as in plain text. Takes time by the length, whatever the markup. */
export async function wordsOf(html: string): Promise<string> {
  if (html.trim() === '') return '';
  const { Tokenizer } = await import('htmlparser2');
  const page = new Page();
  const named = (start: number, end: number) => html.slice(start, end).toLowerCase();
  const nothing = () => {};
  const callbacks: TokenizerCallbacks = {
    onopentagname: (start, end) => page.opened(named(start, end)),
    onclosetag: (start, end) => page.closed(named(start, end)),
    ontext: (start, end) => page.said(html.slice(start, end)),
    ontextentity: (code) => page.said(String.fromCodePoint(code)),
    onattribdata: nothing,
    onattribend: nothing,
    onattribentity: nothing,
    onattribname: nothing,
    oncdata: nothing,
    oncomment: nothing,
    ondeclaration: nothing,
    onend: nothing,
    onopentagend: nothing,
    onprocessinginstruction: nothing,
    onselfclosingtag: nothing,
  };
  const tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: true }, callbacks);
  tokenizer.write(html);
  tokenizer.end();
  return page.words();
}

/** Deeper quotes look like this one: a mark for each would make a mail of thousands grow by the square. */
const deepestQuote = 9;

class Page {
  readonly #lines: string[] = [];
  #line: string[] = [];
  #quotes = 0;
  #preformatted = 0;
  #unseen: string | null = null;

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
    if (name === 'pre') this.#preformatted = Math.max(0, this.#preformatted - 1);
  }

  said(text: string): void {
    if (this.#unseen !== null) return;
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
