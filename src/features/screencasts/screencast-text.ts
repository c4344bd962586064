import type * as z from 'zod/mini';
import type { ScreencastStep } from './contract.ts';

/** Returns the file's text after a step; null if the step refers to text that the file does not contain. */
export function textAfter(step: z.infer<typeof ScreencastStep>, text: string): string | null {
  if (step.act === 'write') return `${text}${step.text}\n`;
  if (step.act === 'select') return text.includes(step.text) ? text : null;
  if (step.act === 'change') return text.includes(step.from) ? text.replace(step.from, () => step.to) : null;
  return text;
}
