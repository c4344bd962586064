import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { currentSession, subscribeToSession } from '../../features/identity/web/session-store.ts';
import { ApiError } from '../../platform/web/rpc.ts';

/** `networkMode: always`: without a connection a call fails and says so, rather than waiting in silence. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', retry: worthRetrying, staleTime: 30_000 },
    mutations: { networkMode: 'always' },
  },
});

/** What the server refused will be refused again; only what did not arrive is worth a second try. */
function worthRetrying(failures: number, error: Error): boolean {
  return failures < 1 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500);
}

// Nothing that one user has read outlives their session in this tab.
let uid: string | undefined;
subscribeToSession(() => {
  const session = currentSession();
  const next = session.status === 'signed-in' ? session.user.uid : undefined;
  if (uid !== undefined && uid !== next) queryClient.clear();
  uid = next;
});

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
