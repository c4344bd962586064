import { Button } from './button.tsx';
import { ErrorLine } from './error-line.tsx';

interface FailedProps {
  readonly text: string;
  /** What the button says. */
  readonly retry: string;
  readonly onRetry: () => void;
  readonly busy?: boolean;
}

/** In place of what could not be loaded: what failed, and another try. */
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
