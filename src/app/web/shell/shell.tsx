import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { Chat } from '../../../features/chat/web/public.ts';
import { Progress } from '../../../ui/progress.tsx';
import { declareRunning } from '../first-load.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { shellMessages } from './messages.ts';

/** Layout of every page: banner, main and contentinfo. */
export function Shell({ children }: { readonly children: ReactNode }) {
  // Not before React has hydrated the page: until then boot.ts stores clicks and input.
  useEffect(declareRunning, []);
  const loading = useRouterState({ select: ({ isLoading, matches }) => isLoading && matches.length > 0 });
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute top-2 left-2 z-40 -translate-y-24 rounded-md bg-primary px-4 py-3 font-semibold text-on-primary focus:translate-y-0"
      >
        {shellMessages.skip}
      </a>
      {loading && <Progress label={shellMessages.loading} />}
      <Header />
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <Footer />
      <Chat />
    </div>
  );
}
