import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { ApiError } from '../../platform/web/rpc.ts';
import type { makeRouter } from './router.ts';

/** What the server refused will be refused again; only what did not arrive is worth a second try. */
function worthRetrying(failures: number, error: Error): boolean {
  return failures < 1 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500);
}

/** `networkMode: always`: without a connection a call fails and says so, rather than waiting in silence. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: worthRetrying, staleTime: 30_000 },
      mutations: { networkMode: 'always' },
    },
  });
}

export function App({ router, queryClient }: { router: ReturnType<typeof makeRouter>; queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
