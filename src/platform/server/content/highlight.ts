import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import dart from 'highlight.js/lib/languages/dart';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';

/** Grammars by the name that an author writes above a code block. */
const grammars = { css, dart, html: xml, xml, javascript, json, jsx: javascript, python, sh: bash, sql, yaml };

hljs.configure({ classPrefix: 'hl-' });
for (const [name, grammar] of Object.entries(grammars)) hljs.registerLanguage(name, grammar);

/** Longer code is not highlighted: nobody reads it, and a grammar takes its time. */
const highlightedMax = 5000;

/** Blank of a quiz question, which must stay in one piece. */
const blank = /\[\[\d+\]\]/;

/**
 * HTML of code with its tokens in `span`s, none of which spans several lines. Undefined if the language is unknown, the
 * code is too long, or it has blanks to fill in.
 */
export function highlighted(code: string, language: string): string | undefined {
  if (!Object.hasOwn(grammars, language) || code.length > highlightedMax || blank.test(code)) return undefined;
  const { value } = hljs.highlight(code, { language, ignoreIllegals: true });
  return withoutSpanningLines(value).replaceAll('&#x27;', "'");
}

/** Closes the open tags at the end of each line and opens them again on the next one. */
function withoutSpanningLines(html: string): string {
  const open: string[] = [];
  // linear: no alternative begins like another
  return html.replaceAll(/<span [^>]*>|<\/span>|\n/g, (part) => {
    if (part === '\n') return `${'</span>'.repeat(open.length)}\n${open.join('')}`;
    if (part === '</span>') open.pop();
    else open.push(part);
    return part;
  });
}
