import type * as z from 'zod/mini';
import type { HandoverForm } from '../../contact/contract.ts';

export type Handover = z.infer<typeof HandoverForm>;

const nothingTyped: Handover = { name: '', email: '', message: '' };

/** Outside React, so that collapsing the panel does not lose the input. */
let typed = nothingTyped;

/** Returns the unsent input of the handover form, including prefilled values. */
export function typedHandover(): Handover {
  return typed;
}

export function storeHandover(next: Handover): void {
  typed = next;
}

/** Clears the draft after it was sent, or when its user has signed out. */
export function forgetHandover(): void {
  typed = nothingTyped;
}
