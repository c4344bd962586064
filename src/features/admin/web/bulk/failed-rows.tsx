import { bulkMessages as texts } from './messages.ts';

interface FailedRowsProps {
  readonly failures: readonly { readonly id: string; readonly name: string; readonly message: string }[];
}

/** List of the rows that a bulk action has not changed, with the reasons. */
export function FailedRows({ failures }: FailedRowsProps) {
  return (
    <div role="alert">
      {failures.length > 0 && (
        <div className="grid gap-2 rounded-lg border border-danger bg-danger-soft p-4 text-sm">
          <p className="font-semibold">{texts.failed(failures.length)}</p>
          <ul className="grid gap-1">
            {failures.map(({ id, name, message }) => (
              <li key={id} className="wrap-anywhere">
                <bdi className="font-semibold">{name}</bdi> <span>{message}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
