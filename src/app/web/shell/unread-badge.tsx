import { cx } from '../../../ui/cx.ts';

interface UnreadBadgeProps {
  readonly text: string;
  /** Offset over the edge of its container. */
  readonly className: string;
}

/**
 * Number at the corner of its container, which must be `relative`. Hidden from screen readers, which get the text
 * elsewhere.
 */
export function UnreadBadge({ text, className }: UnreadBadgeProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'absolute -top-2 left-full min-w-5 rounded-full border-2 border-paper bg-danger px-1 text-center text-[0.6875rem]/4 font-bold text-surface',
        className,
      )}
    >
      {text}
    </span>
  );
}
