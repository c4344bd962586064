import type { ComponentProps, ReactNode } from 'react';
import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import type { Elements } from '../../../../ui/elements.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SavedFilters } from '../filters/saved-filters.tsx';
import { ChosenBar } from '../bulk/chosen-bar.tsx';
import { ChooseAll } from '../bulk/choose-all.tsx';
import { FailedRows } from '../bulk/failed-rows.tsx';
import type { BulkAction } from '../bulk/bulk-action.ts';
import { useChosen } from '../bulk/use-chosen.ts';
import { useBulkActions } from '../bulk/use-bulk-actions.ts';
import { listMessages } from '../messages.ts';
import { type Say, useDone } from '../use-done.ts';
import { useListQuery } from '../use-list-query.ts';
import { DoneWithUndo } from './done-with-undo.tsx';
import { ListChoices } from './list-choices.tsx';
import { ListContext } from './list-tools.ts';
import { useOpenRow } from './use-open-row.ts';

type Query<Item> = ComponentProps<typeof LoadedList<Item>>['query'];

interface ConsoleListProps<Item> extends Omit<ComponentProps<typeof ListChoices>, 'children'> {
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
  readonly idOf: (item: Item) => string;
  /** Display name of an item. */
  readonly nameOf: (item: Item) => string;
  /** Bulk actions. */
  readonly acts?: readonly BulkAction<Item>[];
  /** Row of an item; `say` reports what was done. */
  readonly children: (item: Item, say: Say) => ReactNode;
  /** Additional fields next to the filter. */
  readonly beside?: Elements;
}

/** List of the console with its state in the URL: search, filters, order, bulk actions and download. */
export function ConsoleList<Item>({
  query,
  idOf,
  nameOf,
  acts = [],
  children,
  beside,
  ...rest
}: ConsoleListProps<Item>) {
  const { texts, section } = rest;
  const { filter, change } = useListQuery(section);
  const [done, say] = useDone();
  const items = query.data ?? [];
  const chosen = useChosen(items.map(idOf));
  const many = useBulkActions({ idOf, nameOf }, say);
  const { shown: rows, hold, letGo } = useOpenRow(items, idOf, filter.open);
  const tools = {
    openId: filter.open,
    onOpen: (open: string | undefined) => change({ open }),
    chosen: acts.length > 0 ? chosen : undefined,
    hold,
    letGo,
  };
  return (
    <div className="grid gap-6">
      <p className="max-w-2xl text-muted">{texts.lead}</p>
      <ListChoices {...rest}>{beside}</ListChoices>
      <SavedFilters section={section} say={say} />
      <div>
        <DoneWithUndo done={done} />
        <FailedRows failures={many.failures} />
      </div>
      <ListContext value={tools}>
        <LoadedList
          query={{ ...query, data: rows }}
          lines={6}
          texts={{ failed: texts.failed, retry: listMessages.retry, more: texts.more }}
          empty={
            <EmptyState text={texts.empty}>
              <p className="text-sm text-muted">{texts.emptyHint}</p>
            </EmptyState>
          }
        >
          {(shown) => (
            <>
              {acts.length > 0 && <ChooseAll chosen={chosen} count={items.length} />}
              <ul className="divide-y divide-line border-y border-line">{shown.map((item) => children(item, say))}</ul>
            </>
          )}
        </LoadedList>
      </ListContext>
      {chosen.ids.size > 0 && (
        <ChosenBar
          acts={acts}
          items={items.filter((item) => chosen.ids.has(idOf(item)))}
          busy={many.isPending}
          error={many.error}
          onAct={many.perform}
          onClear={() => chosen.chooseAll(false)}
        />
      )}
    </div>
  );
}
