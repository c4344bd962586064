import type { CodeTask } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';
import { CaseFacts } from './case-facts.tsx';

const texts = exerciseMessages.cases;

/** List of the visible cases with their input and expectation, shown before the first run. */
export function VisibleCases({ visible, language }: Pick<CodeTask, 'visible' | 'language'>) {
  return (
    <details className="min-w-0">
      <summary className="py-1 text-sm font-semibold">{texts.visible(visible.length)}</summary>
      <ol className="grid gap-2 pt-3">
        {visible.map((each) => (
          <li key={each.name} className="grid min-w-0 gap-2 rounded-md border border-line px-3 py-2.5 text-sm">
            <p className="font-medium">{each.name}</p>
            <CaseFacts one={each} language={language} facts="all" />
          </li>
        ))}
      </ol>
    </details>
  );
}
