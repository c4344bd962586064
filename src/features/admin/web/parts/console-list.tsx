import type { ComponentProps, ReactNode } from 'react';
import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import { buttonStyle } from '../../../../ui/button-style.ts';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { listMessages } from '../messages.ts';
import type { Done } from '../use-done.ts';
import { SearchField } from './search-field.tsx';

type Query<Item> = ComponentProps<typeof LoadedList<Item>>['query'];

interface ConsoleListProps<Item> {
  readonly texts: {
    readonly lead: string;
    readonly search: string;
    readonly searchHint: string;
    readonly failed: string;
    readonly more: string;
    readonly empty: string;
    readonly emptyHint: string;
  };
  readonly query: Query<Item>;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** The fields that narrow the list down and sort it. */
  readonly choices: ReactNode;
  /** Where the list is as a file, if it is one, and what that is asked for: the same as the list. */
  readonly file?: string;
  readonly fileQuery?: Readonly<Record<string, string | undefined>>;
  readonly done: Done;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A list of the console: to search, to narrow down, to sort, and as a file of what is shown. */
export function ConsoleList<Item>({ texts, query, search, onSearch, choices, ...list }: ConsoleListProps<Item>) {
  const { file, fileQuery = {}, done, children } = list;
  const asked = Object.entries(fileQuery).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return (
    <div className="grid gap-6">
      <p className="max-w-2xl text-muted">{texts.lead}</p>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <div className="w-full sm:max-w-sm">
          <SearchField label={texts.search} hint={texts.searchHint} wanted={search} onWanted={onSearch} />
        </div>
        {choices}
        {file !== undefined && (
          <div className="sm:pt-7">
            <a
              href={`${file}?${new URLSearchParams(asked)}`}
              download
              className={buttonStyle({ variant: 'secondary' })}
            >
              {listMessages.download}
            </a>
          </div>
        )}
      </div>
      {/* What was opened may be gone from the list with the button that was pressed. */}
      <DoneLine key={done.times} takesFocus={done.times > 0}>
        {done.text}
      </DoneLine>
      <LoadedList
        query={query}
        lines={6}
        texts={{ failed: texts.failed, retry: listMessages.retry, more: texts.more }}
        empty={
          <EmptyState text={texts.empty}>
            <p className="text-sm text-muted">{texts.emptyHint}</p>
          </EmptyState>
        }
      >
        {children}
      </LoadedList>
    </div>
  );
}
