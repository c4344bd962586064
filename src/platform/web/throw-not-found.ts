import { notFound } from '@tanstack/react-router';

/** Throws what the router shows as the page for unknown addresses. */
export function throwNotFound(): never {
  // oxlint-disable-next-line typescript/only-throw-error -- the router recognizes a plain object, not an Error
  throw notFound();
}
