import { ChoiceField, useListQuery } from '../../admin/web/public.ts';
import { applicationMessages as texts } from './messages.ts';

/** Select between list and board. */
export function ApplicationViewChoice() {
  const { filter, change } = useListQuery('applications');
  return (
    <ChoiceField
      label={texts.view}
      value={filter.view === 'board' ? 'board' : 'list'}
      options={texts.views}
      onChange={(view) => change({ view: view === 'board' ? view : undefined, open: undefined })}
    />
  );
}
