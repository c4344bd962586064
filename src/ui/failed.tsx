import { Button } from './button.tsx';
import { ErrorLine } from './error-line.tsx';

interface FailedProps {
  readonly text: string;
  /** Label of the button. */
  readonly retry: string;
  readonly onRetry: () => void;
  readonly busy?: boolean;
}

/** Replaces content that failed to load: an error message and a retry button. */
export function Failed({ text, retry, onRetry, busy = false }: FailedProps) {
  return (
    <div className="grid justify-items-start gap-3">
      <ErrorLine>{text}</ErrorLine>
      <Button variant="secondary" busy={busy} onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
