import type { TokenizerCallbacks } from 'htmlparser2';
import { HtmlLines } from './html-lines.ts';

/** Attribute of each element that people see or follow. */
const attributes = new Map([
  ['a', 'href'],
  ['img', 'alt'],
]);

/**
 * Extracts the text of HTML, line by line; quotations begin with `>`, as in plain text. Takes linear time for any
 * markup.
 */
export async function wordsOf(html: string): Promise<string> {
  if (html.trim() === '') return '';
  const { Tokenizer } = await import('htmlparser2');
  const page = new HtmlLines();
  const tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: true }, callbacksOf(html, page));
  tokenizer.write(html);
  tokenizer.end();
  return page.words();
}

function callbacksOf(html: string, page: HtmlLines): TokenizerCallbacks {
  const named = (start: number, end: number) => html.slice(start, end).toLowerCase();
  const nothing = () => {};
  let tag = '';
  let attribute = '';
  let value: string[] = [];
  return {
    onopentagname(start, end) {
      tag = named(start, end);
      page.opened(tag);
    },
    onclosetag: (start, end) => page.closed(named(start, end)),
    ontext: (start, end) => page.said(html.slice(start, end)),
    ontextentity: (code) => page.said(String.fromCodePoint(code)),
    onattribname(start, end) {
      attribute = named(start, end);
      value = [];
    },
    onattribdata: (start, end) => value.push(html.slice(start, end)),
    onattribentity: (code) => value.push(String.fromCodePoint(code)),
    onattribend() {
      if (attributes.get(tag) !== attribute) return;
      if (tag === 'a') page.linked(value.join(''));
      else page.said(value.join(''));
    },
    oncdata: nothing,
    oncomment: nothing,
    ondeclaration: nothing,
    onend: nothing,
    onopentagend: nothing,
    onprocessinginstruction: nothing,
    onselfclosingtag: nothing,
  };
}
