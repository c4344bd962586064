import { PartIcon } from '../../../../ui/part-icon.tsx';
import { cx } from '../../../../ui/cx.ts';
import { reviewMessages as texts } from '../messages.ts';

/** Mark of one part of an answer; nothing while its result is not known. */
export function PartMark({ isRight }: { readonly isRight: boolean | undefined }) {
  if (isRight === undefined) return null;
  return (
    <span className={cx('mt-0.5 shrink-0', isRight ? 'text-primary' : 'text-danger')}>
      <PartIcon name={isRight ? 'success' : 'cross'} className="size-5" />
      <span className="sr-only">{isRight ? texts.right : texts.wrong}</span>
    </span>
  );
}
