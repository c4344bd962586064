import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { queryClient } from './query-client.ts';

/** Around what reads from the server through TanStack Query: it loads with the first of them. */
export function DataScope({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

export function Page() {
  return (
    <DataScope>
      <Outlet />
    </DataScope>
  );
}
