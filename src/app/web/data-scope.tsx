import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { clientForPage } from './query-client.ts';

/** Provider of TanStack Query for pages that read from the server; it loads with the first of them. */
export function DataScope({ children }: { readonly children: ReactNode }) {
  const [client] = useState(clientForPage);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

export function Page() {
  return (
    <DataScope>
      <Outlet />
    </DataScope>
  );
}
