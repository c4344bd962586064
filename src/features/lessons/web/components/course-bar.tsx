import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Drawer } from '../../../../ui/drawer.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { containerStyle } from '../../../../ui/page.tsx';
import { lessonMessages } from '../messages.ts';
import { SectionSteps } from './later-parts.ts';
import { CourseSide, type CourseSideProps } from './course-side.tsx';

interface CourseBarProps extends CourseSideProps {
  /** Number of the lesson; `of` is the total. */
  readonly number: number;
  readonly of: number;
}

/** Bar on narrow windows that opens what is beside the lesson on wide ones. */
export function CourseBar({ number, of, ...side }: CourseBarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="page-bar sticky top-16 z-20 border-b border-line bg-paper xl:hidden print:hidden">
        <div className={`${containerStyle} flex min-h-12 items-center justify-between gap-4`}>
          <Button variant="quiet" size="small" className="-ml-3.5" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Icon name="menu" className="size-4.5" />
            {lessonMessages.openOutline}
          </Button>
          <span className="text-sm text-muted tabular-nums">{lessonMessages.number(number, of)}</span>
        </div>
        <SectionSteps sections={side.sections} section={side.section} />
      </div>
      {/* Outside: hidden with the bar in a window that becomes wide, a modal dialog would block the page. */}
      <Drawer
        open={isOpen}
        label={lessonMessages.outline}
        closeLabel={lessonMessages.closeOutline}
        onClose={() => setOpen(false)}
      >
        <CourseSide {...side} />
      </Drawer>
    </>
  );
}
