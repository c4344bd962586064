import { TextLink } from '../../../ui/text-link.tsx';
import { startMessages as texts } from './messages.ts';
import type { Setup } from './setup-data.ts';

const look = 'inline-flex min-h-11 items-center';

/** Setup step that links to the editor of courses. */
export function CourseStep({ setup: { ownCourses } }: { readonly setup: Setup }) {
  return (
    <>
      <p className="text-muted">{ownCourses > 0 ? texts.coursesSoFar(ownCourses) : texts.course}</p>
      <div>
        <TextLink to="/admin/$section" params={{ section: 'content' }} search={{ kind: 'course' }} className={look}>
          {texts.toCourses}
        </TextLink>
      </div>
    </>
  );
}

/** Setup step that links to the example content, to adopt or remove it. */
export function ExamplesStep({ setup: { examples } }: { readonly setup: Setup }) {
  if (examples === 0) return <p className="text-muted">{texts.noExamples}</p>;
  return (
    <>
      <p className="text-muted">{texts.examples(examples)}</p>
      <div>
        <TextLink to="/admin/$section" params={{ section: 'content' }} search={{ mark: 'example' }} className={look}>
          {texts.toExamples}
        </TextLink>
      </div>
    </>
  );
}
