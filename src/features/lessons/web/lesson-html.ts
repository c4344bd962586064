import { partMessages } from './messages.ts';

// The server renders a lesson's HTML from Markdown. This file adds what only a screen needs: a bar with a button above
// each code block, and line numbers. All texts in it are already escaped.

const names: Readonly<Record<string, string>> = {
  css: 'CSS',
  dart: 'Dart',
  html: 'HTML',
  javascript: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  python: 'Python',
  sh: 'Terminal',
  sql: 'SQL',
  yaml: 'YAML',
};

/** Languages without line numbers: commands and output, whose lines nobody refers to by number. */
const withoutNumbers = new Set(['sh', 'text', '']);

const codeBlock = /<pre tabindex="0"(?: data-language="([^"]*)")?( data-runs)?><code>([\s\S]*?)\n<\/code><\/pre>/g;
const callout = /<aside data-callout="(note|tip|warning)">/g;

/** HTML of a part of a lesson as it is displayed. */
export function shownHtml(html: string): string {
  return (
    html
      .replaceAll(codeBlock, (_, language: string | undefined, runs: string | undefined, code: string) =>
        shownCode(language ?? '', code, runs !== undefined),
      )
      .replaceAll(callout, (_, kind: keyof typeof partMessages.callouts) => calloutHead(kind))
      // Callouts can be nested.
      .replaceAll('</aside>', '</div>')
  );
}

/** Languages of examples that run where they stand. */
const runnable = new Set(['python', 'javascript']);

function shownCode(language: string, code: string, runs: boolean): string {
  const { copy, output, run } = partMessages;
  if (language === 'output')
    return `<div class="output"><p class="bar">${output}</p><pre tabindex="0"><code>${code}\n</code></pre></div>`;
  const lines = code.split('\n').map((line) => `<span>${line}\n</span>`);
  const isNumbered = lines.length > 1 && !withoutNumbers.has(language);
  const runButton =
    runs && runnable.has(language) ? `<button type="button" data-run="${language}">${run}</button>` : '';
  const copyButton = `<button type="button" data-copy>${copy}</button>`;
  const bar = `<p class="bar">${names[language] ?? partMessages.code}${runButton}${copyButton}</p>`;
  return `<div class="code">${bar}<pre tabindex="0"${isNumbered ? ' class="numbered"' : ''}><code>${lines.join('')}</code></pre></div>`;
}

function calloutHead(kind: keyof typeof partMessages.callouts): string {
  return `<div role="note" data-callout="${kind}"><p class="callout-title">${partMessages.callouts[kind]}</p>`;
}
