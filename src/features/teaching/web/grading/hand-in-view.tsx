import { Icon } from '../../../../ui/icon.tsx';
import { RichText } from '../../../../ui/rich-text.tsx';
import { shortVersion } from '../format.ts';
import type { HandInToGrade } from './data.ts';
import { GradePanel } from './grade-panel.tsx';
import { handInMessages as texts, nameOf, titleOf } from './messages.ts';
import { OtherHandIns } from './other-hand-ins.tsx';
import { Work } from './work.tsx';

interface HandInViewProps {
  readonly handIn: HandInToGrade;
  /** Uid of the teacher. */
  readonly uid: string;
}

/** Submission and its task on one side, the grade on the other. */
export function HandInView({ handIn, uid }: HandInViewProps) {
  const { task, version, isOfEarlierVersion } = handIn;
  return (
    <>
      <div className="mb-8 grid gap-2">
        <p className="text-lead font-semibold wrap-anywhere">{titleOf(handIn)}</p>
        <p className="wrap-anywhere text-muted">{texts.by(nameOf(handIn), handIn.at)}</p>
      </div>
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid min-w-0 gap-10">
          <Work handIn={handIn} />
          <div className="grid gap-3">
            {task && isOfEarlierVersion && (
              <p className="rounded-md bg-sunken px-4 py-3 text-sm">{texts.earlierVersion(shortVersion(version))}</p>
            )}
            {task && (
              <details className="group border-y border-line">
                <summary className="flex min-h-12 cursor-pointer items-center justify-between font-semibold hover:bg-hover">
                  {texts.task}
                  <Icon name="chevron-down" className="size-5 text-muted transition-transform group-open:rotate-180" />
                </summary>
                <RichText as="div" html={task.taskHtml} className="prose min-w-0" />
              </details>
            )}
          </div>
          <OtherHandIns handIn={handIn} />
        </div>
        <GradePanel handIn={handIn} uid={uid} />
      </div>
    </>
  );
}
