import { useId } from 'react';
import { screencastMessages } from '../messages.ts';
import { speeds } from '../use-playback.ts';

interface SpeedFieldProps {
  readonly speed: number;
  readonly onSpeed: (speed: number) => void;
}

/** Select for the playback speed. */
export function SpeedField({ speed, onSpeed }: SpeedFieldProps) {
  const id = useId();
  // The browser's own menu of a video may have set a speed that is not in the list.
  const offered = [...new Set([...speeds, speed])].toSorted((one, other) => one - other);
  return (
    <span className="inline-flex items-center gap-3">
      <label htmlFor={id} className="text-sm text-muted">
        {screencastMessages.speed}
      </label>
      <select
        id={id}
        value={speed}
        onChange={({ target }) => onSpeed(Number(target.value))}
        className="min-h-11 rounded-md border border-field-line bg-surface px-2 text-sm"
      >
        {offered.map((each) => (
          <option key={each} value={each}>
            {screencastMessages.speedOption(each)}
          </option>
        ))}
      </select>
    </span>
  );
}
