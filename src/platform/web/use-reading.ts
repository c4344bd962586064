import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type AnyRead, type Reading, readingOf } from '../contract/reading.ts';
import type { RouteTable } from '../contract/routes.ts';

/** Reader for data that a page needs after its first load. */
export function useReading<Table extends RouteTable>(): Reading<Table> {
  const { context } = useRouter().options as unknown as { readonly context: { readonly read: AnyRead } };
  return useMemo(() => readingOf<Table>(context.read), [context.read]);
}
