import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import type { ConsoleSection } from '../../sections-contract.ts';
import { listFilterOf } from '../../list-filter.ts';
import { listMessages } from '../messages.ts';
import type { Say } from '../use-done.ts';
import { useListQuery } from '../use-list-query.ts';
import { type SavedFilter, useDeleteFilter, useSaveFilter, useSavedFilters } from './filter-data.ts';
import { filterMessages as texts } from './messages.ts';
import { SaveFilterDialog } from './save-filter-dialog.tsx';

interface SavedFiltersProps {
  readonly section: ConsoleSection;
  readonly say: Say;
}

/** Saved filters of a list, each a link to its URL. */
export function SavedFilters({ section, say }: SavedFiltersProps) {
  const { filter } = useListQuery(section);
  const filters = useSavedFilters(section);
  const remove = useDeleteFilter();
  const putBack = useSaveFilter();
  const [isSaving, setSaving] = useState(false);
  const { open: _open, ...kept } = filter;
  const search = new URLSearchParams(kept).toString();
  const isNew = search !== '' && !filters.some((filter) => filter.search === search);
  if (filters.length === 0 && !isNew) return null;

  function drop(filter: SavedFilter) {
    const undo = () => putBack.mutate(filter, { onSuccess: () => say(texts.back(filter.name)) });
    remove.mutate(filter, { onSuccess: () => say(texts.removed(filter.name), undo) });
  }

  const error = remove.error ?? putBack.error;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ul aria-label={texts.title} className="contents">
        {filters.map((filter) => (
          <FilterItem
            key={filter.id}
            filter={filter}
            isShown={filter.search === search}
            onRemove={() => drop(filter)}
          />
        ))}
      </ul>
      {isNew && (
        <Button variant="quiet" size="small" onClick={() => setSaving(true)}>
          {texts.save}
        </Button>
      )}
      <ErrorLine>{error && failureText(error, listMessages.failedAct)}</ErrorLine>
      {isSaving && (
        <SaveFilterDialog
          section={section}
          search={search}
          onClose={() => setSaving(false)}
          onSaved={(name) => {
            setSaving(false);
            say(texts.saved(name));
          }}
        />
      )}
    </div>
  );
}

interface FilterItemProps {
  readonly filter: SavedFilter;
  readonly isShown: boolean;
  readonly onRemove: () => void;
}

function FilterItem({ filter: { section, name, search }, isShown, onRemove }: FilterItemProps) {
  return (
    <li
      className={cx(
        'inline-flex max-w-full items-center rounded-full border text-sm',
        isShown ? 'border-transparent bg-primary-soft text-primary' : 'border-field-line',
      )}
    >
      <Link
        to="/admin/$section"
        params={{ section }}
        search={listFilterOf(Object.fromEntries(new URLSearchParams(search)))}
        activeOptions={{ exact: true }}
        className="inline-flex min-h-11 min-w-0 items-center py-1.5 pl-4 font-semibold underline-offset-4 hover:underline"
      >
        <bdi className="wrap-anywhere">{name}</bdi>
      </Link>
      <button
        type="button"
        aria-label={texts.remove(name)}
        onClick={onRemove}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-hover"
      >
        <Icon name="close" className="size-3.5" />
      </button>
    </li>
  );
}
