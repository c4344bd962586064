import { useLoaderData } from '@tanstack/react-router';

/** What the `read` of the page gave that this stands in: `usePageContent<typeof read>()`. */
export function usePageContent<Read extends (reading: never) => Promise<unknown>>(): Awaited<ReturnType<Read>> {
  return useLoaderData({ strict: false }) as Awaited<ReturnType<Read>>;
}

/** The element that holds what a prerendered page has read: its answers by address, as JSON. */
export const contentBlockId = 'page-content';
