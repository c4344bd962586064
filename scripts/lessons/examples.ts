import { marked } from 'marked';

/** Code of a lesson that claims what it prints. */
export interface Example {
  readonly language: string;
  readonly code: string;
  /** What it prints; where it ends in an error, the last line is that of the error. */
  readonly output: string;
}

/** Languages of programs; other blocks, such as a page or a command, are not run anywhere. */
const programLanguages = ['python', 'javascript', 'jsx', 'dart'];

/** The language of each block that is a program, whether it says `run` or not. */
export function programsIn(text: string): string[] {
  const languages = marked.lexer(text).map((block) => (block.type === 'code' ? String(block['lang']) : ''));
  return languages.map((words) => words.split(' ', 1).join('')).filter((word) => programLanguages.includes(word));
}

/** The blocks of code that say `run`, each with the block `output` beneath it; '' where there is none. */
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
