import type * as z from 'zod/mini';
import type { CastStep } from './contract.ts';

/** The file after a step; null where the step names a text that is not in it. */
export function textAfter(step: z.infer<typeof CastStep>, text: string): string | null {
  if (step.act === 'write') return `${text}${step.text}\n`;
  if (step.act === 'select') return text.includes(step.text) ? text : null;
  if (step.act === 'change') return text.includes(step.from) ? text.replace(step.from, () => step.to) : null;
  return text;
}
