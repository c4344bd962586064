import { applicationMessages as texts } from '../messages.ts';
import { useListQuery } from '../use-list-query.ts';
import { ChoiceField } from './choice-field.tsx';

/** Select between list and board. */
export function ApplicationViewChoice() {
  const { wanted, change } = useListQuery('applications');
  return (
    <ChoiceField
      label={texts.view}
      value={wanted.view === 'board' ? 'board' : 'list'}
      options={texts.views}
      onChange={(view) => change({ view: view === 'board' ? view : undefined, open: undefined })}
    />
  );
}
