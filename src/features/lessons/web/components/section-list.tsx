import { cx } from '../../../../ui/cx.ts';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import type { Progress } from '../../../progress/derive.ts';
import type { Lesson } from '../../outline.ts';
import { sectionMessages } from '../section-messages.ts';

interface SectionListProps {
  readonly sections: Lesson['sections'];
  /** Id of the section that is read; empty above the first. */
  readonly section: string;
  readonly progress: Progress | undefined;
}

/** Sections of a lesson, with what is read and which exercises are passed. */
export function Part({ sections, section, progress }: SectionListProps) {
  if (sections.length === 0) return null;
  const readTo = sections.findIndex(({ id }) => id === section);
  const passed = new Set(progress?.exercises.flatMap((each) => (each.passedAt === null ? [] : [each.exerciseId])));
  return (
    <ul aria-label={sectionMessages.title} className="my-1.5 ml-5.25 grid border-l-2 border-line">
      {sections.map(({ id, title, exerciseIds }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            {...(index === readTo && { 'aria-current': 'location' })}
            className={cx(
              '-ml-0.5 flex min-h-7 items-center gap-2 border-l-2 py-1 pl-5 text-xs leading-snug hover:border-primary hover:text-ink pointer-coarse:min-h-11',
              index <= readTo ? 'border-primary' : 'border-transparent',
              index === readTo ? 'font-semibold text-ink' : 'text-muted',
            )}
          >
            <span>{title}</span>
            {progress && exerciseIds.length > 0 && (
              <Passed all={exerciseIds.length} passed={exerciseIds.filter((each) => passed.has(each)).length} />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Tick once all exercises of a section are passed; before that, their number. */
function Passed({ all, passed }: { readonly all: number; readonly passed: number }) {
  return (
    <span className="ml-auto shrink-0 text-primary tabular-nums">
      {all === passed ? (
        <PartIcon name="check" className="size-4" />
      ) : (
        <span aria-hidden="true">{`${passed}/${all}`}</span>
      )}
      <span className="sr-only">{sectionMessages.passed(passed, all)}</span>
    </span>
  );
}
