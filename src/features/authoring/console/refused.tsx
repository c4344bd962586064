import type { Fault } from './content-data.ts';
import { publishMessages as texts } from './content-messages.ts';

/** Faults because of which an action was refused. */
export function Refused({ faults }: { readonly faults: readonly Fault[] }) {
  if (faults.length === 0) return null;
  return (
    <div role="alert" className="grid gap-2 text-sm text-danger">
      <p className="font-semibold">{texts.refused}</p>
      <ul className="grid gap-2">
        {faults.map(({ path, line, message }, place) => (
          <li key={place} className="wrap-anywhere">{`${path}${line === null ? '' : `:${line}`}: ${message}`}</li>
        ))}
      </ul>
    </div>
  );
}
