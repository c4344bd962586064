import { PartIcon } from '../../../../ui/part-icon.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { newAccountMessages as texts } from '../messages.ts';

interface NewAccountProps {
  readonly hasName: boolean;
  readonly hasCourse: boolean;
  readonly hasCareer: boolean;
}

/** First steps of a new account, each a link until it is done. */
export function NewAccount({ hasName, hasCourse, hasCareer }: NewAccountProps) {
  const steps = [
    { path: '/courses', text: texts.course, hint: texts.courseHint, isDone: hasCourse },
    { path: '/edit-profile', text: texts.name, hint: texts.nameHint, isDone: hasName },
    { path: '/career-center', text: texts.career, hint: texts.careerHint, isDone: hasCareer },
  ] as const;
  return (
    <section aria-labelledby="first-steps" className="rounded-lg border border-line bg-surface p-6">
      <h2 id="first-steps" className="mb-4 text-h3">
        {texts.title}
      </h2>
      <ol className="grid gap-4">
        {steps.map(({ path, text, hint, isDone }, place) => (
          <li key={path} className="flex items-start gap-4">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full border border-line text-sm font-semibold"
            >
              {isDone ? <PartIcon name="check" className="size-4" /> : place + 1}
            </span>
            <div className="min-w-0">
              {isDone ? (
                <p className="text-muted">
                  <span className="sr-only">{texts.done}</span>
                  <span>{text}</span>
                </p>
              ) : (
                <>
                  <TextLink to={path}>{text}</TextLink>
                  <p className="text-sm text-muted">{hint}</p>
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
