import { cx } from '../../../../ui/cx.ts';
import type { Lesson } from '../../outline.ts';

interface SectionStepsProps {
  readonly sections: Lesson['sections'];
  /** Id of the section that is read; empty above the first. */
  readonly section: string;
}

/** Line along the bar with one part for each section, filled up to the one that is read. */
export function Part({ sections, section }: SectionStepsProps) {
  const readTo = sections.findIndex(({ id }) => id === section);
  return (
    <div aria-hidden="true" className="flex gap-1">
      {sections.map(({ id }, index) => (
        <span key={id} className={cx('h-1 flex-1', index <= readTo ? 'bg-primary' : 'bg-line')} />
      ))}
    </div>
  );
}
