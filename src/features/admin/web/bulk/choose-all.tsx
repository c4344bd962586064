import { bulkMessages as texts } from './messages.ts';
import { type Chosen, chosenMax } from './use-chosen.ts';

interface ChooseAllProps {
  readonly chosen: Chosen;
  /** Number of displayed rows. */
  readonly count: number;
}

/** Checkbox that selects all displayed rows, up to the limit of one action, or none. */
export function ChooseAll({ chosen, count }: ChooseAllProps) {
  const isAll = chosen.ids.size === Math.min(count, chosenMax);
  return (
    <label className="-ml-2 inline-flex min-h-11 items-center gap-1 pr-3 text-sm text-muted">
      <span className="inline-flex size-11 items-center justify-center">
        <input
          type="checkbox"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = !isAll && chosen.ids.size > 0;
          }}
          onChange={() => chosen.chooseAll(!isAll)}
          className="size-4.5 accent-primary"
        />
      </span>
      {texts.chooseAll}
    </label>
  );
}
