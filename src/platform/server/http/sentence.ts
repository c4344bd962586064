import type { ErrorSpec } from '../../contract/problems.ts';
import type { Words } from './refusal.ts';

/** Example values for messages in the API description. */
const examples: Words = {
  extensions: '.pdf, .docx',
  extension: '.doc',
  content: 'an RTF document',
  advice: 'Save it as PDF and attach that.',
};

/** Message of an error with its placeholders replaced. */
export function sentenceOf({ message }: ErrorSpec, words: Words = {}): string {
  return message.replaceAll(/\{(\w+)\}/g, (place, name: string) => words[name] ?? examples[name] ?? place);
}
