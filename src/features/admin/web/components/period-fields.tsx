import { TextField } from '../../../../ui/text-field.tsx';
import type { ConsoleSection } from '../../sections-contract.ts';
import { startOfDay } from '../days.ts';
import { listMessages } from '../messages.ts';
import { useListQuery } from '../use-list-query.ts';

/** Date fields that filter a list; they are parameters of its URL. */
export function PeriodFields({ section }: { readonly section: ConsoleSection }) {
  const { filter, change } = useListQuery(section);
  const isBackwards = (startOfDay(filter.from) ?? 0) > (startOfDay(filter.until) ?? Infinity);
  return (['from', 'until'] as const).map((name) => {
    const day = startOfDay(filter[name]) === undefined ? '' : filter[name];
    return (
      <TextField
        key={name}
        label={listMessages[name]}
        type="date"
        max="9999-12-31"
        value={day}
        error={isBackwards && name === 'until' ? listMessages.backwards : undefined}
        onChange={({ target: { value } }) => change({ [name]: value })}
      />
    );
  });
}
