import { Button } from './button.tsx';

interface PaginationProps {
  /** Which list it belongs to, for screen readers. */
  readonly label: string;
  readonly labels: { readonly newer: string; readonly older: string };
  /** Undefined at the end of the list in that direction. */
  readonly onNewer?: (() => void) | undefined;
  readonly onOlder?: (() => void) | undefined;
}

/** Two ways through a list that is read page by page with cursors, and so has no page numbers. */
export function Pagination({ label, labels, onNewer, onOlder }: PaginationProps) {
  return (
    <nav aria-label={label} className="flex justify-between gap-3">
      <Button variant="secondary" size="small" disabled={!onNewer} onClick={onNewer}>
        {labels.newer}
      </Button>
      <Button variant="secondary" size="small" disabled={!onOlder} onClick={onOlder}>
        {labels.older}
      </Button>
    </nav>
  );
}
