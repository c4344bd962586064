import { cx } from '../../../ui/cx.ts';

interface UnreadBadgeProps {
  readonly text: string;
  /** How far it reaches over what it stands on. */
  readonly className: string;
}

/** A number at the corner of what it stands in, which is `relative`. Its words stand elsewhere: it is not read out. */
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
