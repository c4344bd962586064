import ts from 'typescript';
import { expect, test } from 'vitest';
import { bareTexts } from './bare-text.ts';

const declarations = `
  declare namespace JSX {
    interface Element { readonly tag: string }
    interface IntrinsicElements { p: { children?: unknown }; b: { children?: unknown } }
    interface ElementChildrenAttribute { children: unknown }
  }
  type Node = JSX.Element | string | number | null | undefined;
  const messages = { saved: 'Saved', of: (count: number) => 'of ' + count, parts: { one: 'One' } };
  declare const isOn: boolean;
  interface Props { children: Node; only: JSX.Element | null; name: string; count: number | null }
  declare const parts: JSX.Element[];
  declare function Saying(): string;
  declare function Picture(): JSX.Element;
`;

/** Bare texts of a component that returns this markup. */
function bareIn(markup: string): string[] {
  const file = '/component.tsx';
  const text = `${declarations}\nfunction Component({ children, only, name, count }: Props) { return ${markup}; }\n`;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const options = { noLib: true, strict: true, jsx: ts.JsxEmit.Preserve, types: [] };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (path, ...rest) => (path === file ? source : read(path, ...rest));
  return bareTexts(ts.createProgram([file], options, host), (path) => path === file).map((found) => found.text);
}

test.each([
  ['<p>{isOn && <b />}{children}</p>', ['{children}']],
  ['<p>{isOn ? <b /> : null}{messages.saved}</p>', ['{messages.saved}']],
  ['<p>{parts}{messages.saved}</p>', ['{messages.saved}']],
  ['<p>{isOn && messages.saved}<b /></p>', ['{isOn && messages.saved}']],
  ['<p>{only}Saved</p>', ['Saved']],
  ['<p>{count} {messages.of(1)}</p>', ['{count}', '{messages.of(1)}']],
  ['<p>{name}<b /></p>', ['{name}']],
  ['<p>{(isOn ? name : <b />)}<b /></p>', ['{(isOn ? name : <b />)}']],
  ['<><Picture />{messages.of(1)}</>', ['{messages.of(1)}']],
  ['<p><Saying /><Picture /></p>', ['<Saying />']],
  ["<p>{isOn && ' · '}<b /></p>", ["{isOn && ' · '}"]],
])('%s has texts that a translated page takes away from React', (markup, texts) => {
  expect(bareIn(markup)).toEqual(texts);
});

test.each([
  '<p>{isOn && <b />}<b>{children}</b></p>',
  '<p>{name}</p>',
  '<p>{isOn ? name : messages.saved}</p>',
  '<p>{messages.saved} <b>{name}</b></p>',
  '<p><Picture />{messages.parts.one}</p>',
  '<p>{name && <b />}{only}</p>',
  "<p><b />{' '}{isOn && <b />}</p>",
  '<p>{isOn && <b />}{/* Nothing. */}</p>',
])('%s has none', (markup) => {
  expect(bareIn(markup)).toEqual([]);
});
