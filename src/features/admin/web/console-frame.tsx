import { type ReactNode, useRef } from 'react';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageTitle, Width } from '../../../ui/page.tsx';
import { useSession } from '../../identity/web/public.ts';
import type { ConsoleSection } from '../sections-contract.ts';
import { ConsoleNavigation } from './components/console-navigation.tsx';
import { RequireAdmin } from './components/require-admin.tsx';
import consoleStyle from './console.css?url';
import { consoleMessages } from './messages.ts';
import { ConsoleSearch, type SearchHandle } from './search/console-search.tsx';
import { Shortcuts } from './shortcuts/shortcuts.tsx';

interface ConsoleFrameProps {
  /** Undefined on the overview. */
  readonly section: ConsoleSection | undefined;
  /** `uid` is the administrator's. */
  readonly children: (uid: string) => ReactNode;
}

/** Frame of each page of the console: title, search, navigation and shortcuts. */
export function ConsoleFrame({ section, children }: ConsoleFrameProps) {
  const session = useSession();
  const search = useRef<SearchHandle>(null);
  return (
    <Width className="pt-6 lg:pt-8">
      <link rel="stylesheet" href={consoleStyle} precedence="console" />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h1 className="text-h1">{section ? consoleMessages.sections[section] : consoleMessages.title}</h1>
        {session.status === 'signed-in' && session.user.role === 'admin' && <ConsoleSearch ref={search} />}
      </div>
      <RequireAdmin>
        {(uid) => (
          <div className="grid gap-8">
            <ConsoleNavigation />
            <div>{children(uid)}</div>
            <div>
              <Shortcuts onSearch={() => search.current?.open()} />
            </div>
          </div>
        )}
      </RequireAdmin>
    </Width>
  );
}

/** Page for an address of the console that does not exist. */
export function NoSection() {
  return (
    <Width>
      <PageTitle title={consoleMessages.notFound} />
      <LinkButton to="/admin">{consoleMessages.toOverview}</LinkButton>
    </Width>
  );
}
