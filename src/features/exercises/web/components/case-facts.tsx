import { lineOf } from '../../../engines/notation.ts';
import type { Language } from '../../../engines/run.ts';
import { readValue, valueOf } from '../../../engines/value.ts';
import type { CodeTask } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';
import { RuleMessage } from './rule-message.tsx';

const texts = exerciseMessages.cases;
type Facts = Omit<CodeTask['visible'][number], 'name'>;

interface CaseFactsProps {
  readonly one: Facts;
  readonly language: Language;
  readonly facts: 'input' | 'all';
}

/** Input of a case, or its input and expectation; nothing if it has none. A rule on the code is expected. */
export function CaseFacts({ one, language, facts }: CaseFactsProps) {
  if (one.rule) return facts === 'all' ? <RuleMessage message={one.rule.message} /> : null;
  const shown = facts === 'all' ? [...inputFacts(one), ...expectedFacts(one, language)] : [...inputFacts(one)];
  if (shown.length === 0) return null;
  return (
    <dl className="grid gap-1">
      {shown.map(([term, text]) => (
        <div key={term} className="grid min-w-0 gap-x-3 grid-cols-[5.5rem_minmax(0,1fr)]">
          <dt className="text-muted">{term}</dt>
          <dd className="min-w-0 font-mono break-words whitespace-pre-wrap" dir="ltr" translate="no">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Fact = readonly [term: string, text: string];
const terms = texts.facts;

function* inputFacts({ call, stdin, files = {}, props, steps }: Facts): Generator<Fact> {
  if (call !== undefined) yield [terms.call, call];
  if (stdin !== undefined) yield [terms.stdin, textOf(stdin)];
  for (const [name, text] of Object.entries(files)) yield [terms.file(name), textOf(text)];
  if (props !== undefined) yield [terms.props, JSON.stringify(props)];
  if (steps !== undefined) yield [terms.steps, steps.map(stepOf).join('\n')];
}

function* expectedFacts(each: Facts, language: Language): Generator<Fact> {
  const { raises, stdout, leaves = {}, shows, hides } = each;
  if ('gives' in each) yield [terms.gives, lineOf(readValue(each.gives) ?? valueOf(each.gives), language)];
  if (raises !== undefined) yield [terms.raises, raises];
  if (stdout !== undefined) yield [terms.stdout, textOf(stdout)];
  for (const [name, text] of Object.entries(leaves)) yield [terms.leaves(name), textOf(text)];
  if (shows !== undefined) yield [terms.shows, shows.join('\n')];
  if (hides !== undefined) yield [terms.hides, hides.join('\n')];
}

function stepOf(step: NonNullable<Facts['steps']>[number]): string {
  return 'click' in step ? texts.facts.click(step.click) : texts.facts.type(step.type.into, step.type.text);
}

/** Trims the end, since a final line break would show as an empty line. */
function textOf(text: string): string {
  return text.trimEnd() === '' ? texts.nothing : text.trimEnd();
}
