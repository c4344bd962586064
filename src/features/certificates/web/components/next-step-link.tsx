import { LinkButton } from '../../../../ui/link-button.tsx';
import type { NextStep } from '../data.ts';
import { nextStepMessages as texts } from '../next-step-messages.ts';

/** Link to the step after a completed course: the next course, a career, or the openings. */
export function NextStepLink({ next }: { readonly next: NextStep }) {
  switch (next.kind) {
    case 'course':
      return (
        <LinkButton to="/course/$courseId" params={{ courseId: next.id }} variant="secondary">
          {texts.course(next.title)}
        </LinkButton>
      );
    case 'career':
      return (
        <LinkButton to="/careers/$careerId" params={{ careerId: next.id }} variant="secondary">
          {texts.career(next.title)}
        </LinkButton>
      );
    case 'openings':
      return (
        <LinkButton to="/work-with-us" variant="secondary">
          {texts.openings}
        </LinkButton>
      );
  }
}

/** Sentence before the link, if the course was the last one of its track; undefined otherwise. */
export function nextStepText({ kind }: NextStep): string | undefined {
  return kind === 'course' ? undefined : texts.leads;
}
