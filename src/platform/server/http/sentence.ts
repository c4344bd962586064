import type { ErrorSpec } from '../../contract/routes.ts';
import type { Words } from './refusal.ts';

/** How a sentence reads where no single case is at hand: in the description of the interface. */
const examples: Words = { wait: 'a moment', extension: '.pdf' };

/** The sentence of a failure, its places filled in. */
export function sentenceOf({ message }: ErrorSpec, words: Words = {}): string {
  return message.replaceAll(/\{(\w+)\}/g, (place, name: string) => words[name] ?? examples[name] ?? place);
}

/** So many seconds as people say it, never too short: `1 second`, `12 minutes`, `3 hours`. */
export function waitText(seconds: number): string {
  if (seconds < 120) return counted(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
