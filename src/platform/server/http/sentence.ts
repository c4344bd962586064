import type { ErrorSpec } from '../../contract/problems.ts';
import type { Words } from './refusal.ts';

/** How a sentence reads where no single case is at hand: in the description of the interface. */
const examples: Words = {
  extensions: '.pdf, .docx',
  extension: '.doc',
  content: 'an RTF document',
  advice: 'Save it as PDF and attach that.',
};

/** The sentence of a failure, its places filled in. */
export function sentenceOf({ message }: ErrorSpec, words: Words = {}): string {
  return message.replaceAll(/\{(\w+)\}/g, (place, name: string) => words[name] ?? examples[name] ?? place);
}
