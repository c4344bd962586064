import { notFound, useLoaderData } from '@tanstack/react-router';

/** Returns the result of the current page's `read`: `usePageContent<typeof read>()`. */
export function usePageContent<Read extends (reading: never) => Promise<unknown>>(): Awaited<ReturnType<Read>> {
  return useLoaderData({ strict: false }) as Awaited<ReturnType<Read>>;
}

/** Throws what the router shows as the page for unknown addresses. */
export function throwNotFound(): never {
  // oxlint-disable-next-line typescript/only-throw-error -- the router recognizes a plain object, not an Error
  throw notFound();
}

/** Id of the element with the data of a prerendered page: API answers by address, as JSON. */
export const contentBlockId = 'page-content';
