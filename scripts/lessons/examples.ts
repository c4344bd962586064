import { marked } from 'marked';

/** Code of a lesson with its claimed output. */
export interface Example {
  readonly language: string;
  readonly code: string;
  /** Expected output; if the program fails, the last line is the error's. */
  readonly output: string;
}

/** Languages of programs; other blocks, such as a page or a command, are never run. */
const programLanguages = ['python', 'javascript', 'jsx', 'dart'];

/** Languages of the blocks that are programs, with or without `run`. */
export function programsIn(text: string): string[] {
  const languages = marked.lexer(text).map((block) => (block.type === 'code' ? String(block['lang']) : ''));
  return languages.map((words) => words.split(' ', 1).join('')).filter((word) => programLanguages.includes(word));
}

/** Blocks of code marked `run`, each with the following `output` block; '' if there is none. */
export function examplesIn(text: string): Example[] {
  const blocks = marked.lexer(text).filter(({ type }) => type !== 'space');
  return blocks.flatMap((block, index) => {
    const [language = '', ...words] = block.type === 'code' ? String(block['lang']).split(' ') : [];
    if (!words.includes('run')) return [];
    const next = blocks[index + 1];
    const output = next?.type === 'code' && next['lang'] === 'output' ? String(next['text']) : '';
    return [{ language, code: 'text' in block ? String(block.text) : '', output }];
  });
}
