import type * as z from 'zod/mini';
import type { HandoverForm } from '../../contact/contract.ts';

export type Handover = z.infer<typeof HandoverForm>;

const nothingTyped: Handover = { name: '', email: '', message: '' };

/** Outside React: collapsing the panel does not lose what was typed. */
let typed = nothingTyped;

/** What is typed, or filled in, to hand the conversation over and not sent yet. */
export function typedHandover(): Handover {
  return typed;
}

export function keepHandover(next: Handover): void {
  typed = next;
}

/** It was sent, or whoever typed it is gone. */
export function forgetHandover(): void {
  typed = nothingTyped;
}
