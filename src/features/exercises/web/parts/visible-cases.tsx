import type { CodeTask } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';

const texts = exerciseMessages.cases;
type VisibleCase = CodeTask['visible'][number];

/** What the program is tried with, before it was ever tried: what goes in, and what is expected of it. */
export function VisibleCases({ visible }: { readonly visible: CodeTask['visible'] }) {
  return (
    <details className="min-w-0">
      <summary className="py-1 text-sm font-semibold">{texts.visible(visible.length)}</summary>
      <ol className="grid gap-2 pt-3">
        {visible.map((each) => (
          <li key={each.name} className="grid min-w-0 gap-2 rounded-md border border-line px-3 py-2.5 text-sm">
            <p className="font-medium">{each.name}</p>
            <dl className="grid gap-1">
              {[...factsOf(each)].map(([term, text]) => (
                <div key={term} className="grid min-w-0 gap-x-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
                  <dt className="text-muted">{term}</dt>
                  <dd className="min-w-0 font-mono break-words whitespace-pre-wrap" dir="ltr">
                    {text}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** In the order in which it happens: what goes in, then what has to come of it. */
function* factsOf(each: VisibleCase): Generator<readonly [term: string, text: string]> {
  const { call, stdin, files = {}, props, steps, raises, stdout, leaves = {}, shows, hides } = each;
  const terms = texts.facts;
  if (call !== undefined) yield [terms.call, call];
  if (stdin !== undefined) yield [terms.stdin, textOf(stdin)];
  for (const [name, text] of Object.entries(files)) yield [terms.file(name), textOf(text)];
  if (props !== undefined) yield [terms.props, JSON.stringify(props)];
  if (steps !== undefined) yield [terms.steps, steps.map(stepOf).join('\n')];
  if ('gives' in each) yield [terms.gives, JSON.stringify(each.gives ?? null)];
  if (raises !== undefined) yield [terms.raises, raises];
  if (stdout !== undefined) yield [terms.stdout, textOf(stdout)];
  for (const [name, text] of Object.entries(leaves)) yield [terms.leaves(name), textOf(text)];
  if (shows !== undefined) yield [terms.shows, shows.join('\n')];
  if (hides !== undefined) yield [terms.hides, hides.join('\n')];
}

function stepOf(step: NonNullable<VisibleCase['steps']>[number]): string {
  return 'click' in step ? texts.facts.click(step.click) : texts.facts.type(step.type.into, step.type.text);
}

/** The line break at a text's end would be an empty line. */
function textOf(text: string): string {
  return text.trimEnd() === '' ? texts.nothing : text.trimEnd();
}
