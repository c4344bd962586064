import { type Fragment, checkFragments } from './fragments.ts';
import { notationOf } from './notation.ts';
import type { Expectation, Files, Language, ProgramResult } from './run.ts';
import { type Rule, boundsOf } from './rule.ts';
import { isSameValue } from './same-value.ts';
import { type Value, readValue, valueOf } from './value.ts';

/** Parts of an expectation; `ended`: the run did not complete. */
export const parts = ['ended', 'gives', 'raises', 'stdout', 'leaves', 'shows', 'hides', 'rule'] as const;
export type Part = (typeof parts)[number];

/**
 * Result of a case. `expected` and `got` belong to the part that decided: texts to compare line by line, except for
 * `ended` and fragments, where `got` is the error or the text of the page.
 */
export interface CaseVerdict {
  readonly passed: boolean;
  readonly part: Part;
  readonly expected: string;
  readonly got: string;
  /** All texts that the page has to show or to hide, if one of them decided or the run did not complete. */
  readonly fragments?: readonly Fragment[];
}

/** Parts of an outcome that are compared. */
type Judged = Omit<ProgramResult, 'engine'>;

/**
 * Compares a case with the result of its run, outside the learner's sandbox; shared by browser and server. Values use
 * `language`'s notation. Reports the first part that differs, or else the first. Throws if nothing is expected.
 */
export function judge(expectation: Expectation, outcome: Judged, language: Language): CaseVerdict {
  const verdicts = [...verdictsOn(expectation, outcome, language)];
  const [first] = verdicts;
  if (first === undefined) throw new Error('this case expects nothing');
  return verdicts.find(({ passed }) => !passed) ?? first;
}

function* verdictsOn(expectation: Expectation, outcome: Judged, language: Language): Generator<CaseVerdict, void> {
  const { gives, raises, stdout, leaves, rule } = expectation;
  const value = gives === undefined ? undefined : (readValue(gives) ?? valueOf(gives));
  if (raises !== undefined) yield verdictOnRaised(raises, outcome, language);
  else if (outcome.ended !== 'done') {
    const expected = value === undefined ? firstText(expectation) : notationOf(value, language);
    const fragments = expected === '' ? checkFragments(expectation, undefined) : [];
    const got = endOf(outcome);
    yield { passed: false, part: 'ended', expected, got, ...(fragments.length > 0 && { fragments }) };
    return;
  }
  if (value !== undefined) yield verdictOnValue(value, outcome, language);
  if (stdout !== undefined) yield verdictOnText('stdout', stdout, outcome.stdout);
  for (const [name, text] of Object.entries(leaves ?? {})) yield verdictOnFile(name, text, outcome.left ?? {});
  yield* verdictsOnPage(expectation, outcome.shown ?? '');
  if (rule !== undefined) yield verdictOnRule(rule, outcome);
}

function verdictOnRaised(raises: string, outcome: Judged, language: Language): CaseVerdict {
  const { ended, raised } = outcome;
  const passed = ended === 'error' && raised !== undefined && raised.names.includes(raises);
  return {
    passed,
    part: 'raises',
    expected: raises,
    got: ended === 'done' ? notationOf(outcome.value ?? null, language) : endOf(outcome),
  };
}

function verdictOnValue(gives: Value, { value = null }: Judged, language: Language): CaseVerdict {
  const [expected, got] = [notationOf(gives, language), notationOf(value, language)];
  return { passed: isSameValue(gives, value), part: 'gives', expected, got };
}

/** Compares the number of places. `expected` is the rule's sentence, `got` the places of what it forbids. */
function verdictOnRule(rule: Rule, { value }: Judged): CaseVerdict {
  const places = Array.isArray(value) ? value.map(String) : [];
  const [atLeast, atMost] = boundsOf(rule);
  const isTooOften = places.length > atMost;
  return {
    passed: !isTooOften && places.length >= atLeast,
    part: 'rule',
    expected: rule.message,
    got: isTooOften ? places.join('\n') : '',
  };
}

function verdictOnText(part: Part, expectedText: string, gotText: string): CaseVerdict {
  const [expected, got] = [tidy(expectedText), tidy(gotText)];
  return { passed: expected === got, part, expected, got };
}

function verdictOnFile(name: string, text: string, left: Files): CaseVerdict {
  const found = Object.hasOwn(left, name) ? left[name] : undefined;
  if (found !== undefined) return verdictOnText('leaves', text, found);
  return { passed: false, part: 'leaves', expected: tidy(text), got: '' };
}

function* verdictsOnPage(expectation: Expectation, shown: string): Generator<CaseVerdict, void> {
  const fragments = checkFragments(expectation, shown);
  for (const part of ['shows', 'hides'] as const) {
    const ofPart = fragments.filter((fragment) => fragment.part === part);
    if (ofPart.length === 0) continue;
    const expected = ofPart.map(({ text }) => text).join('\n');
    yield { passed: ofPart.every(({ state }) => state === 'met'), part, expected, got: shown, fragments };
  }
}

/** Text that a run without a returned value was expected to print or leave. */
function firstText({ stdout, leaves = {} }: Expectation): string {
  return tidy(stdout ?? Object.values(leaves)[0] ?? '');
}

/** Sentences for learners, by how a run ended. */
const endWords: Readonly<Record<ProgramResult['ended'], string>> = {
  done: '',
  error: 'Stopped by an error.',
  time: 'Stopped: it ran too long. Look for a loop that never ends.',
  memory: 'Stopped: it used too much memory.',
  output: 'Stopped: it printed too much. Look for a loop that never ends.',
  stopped: 'Stopped.',
};
const crashWords = 'Stopped: it crashed. Look for a function that calls itself forever.';

function endOf({ ended, raised }: Judged): string {
  if (!raised) return endWords[ended];
  const [name = 'Error'] = raised.names;
  if (name === 'EngineError') return crashWords;
  const place =
    raised.file === undefined ? '' : ` (${raised.file}${raised.line === undefined ? '' : `, line ${raised.line}`})`;
  return `${name}${raised.message && `: ${raised.message}`}${place}`;
}

/**
 * Removes spaces at the ends of lines and empty lines at the end, for comparing and showing. Linear: a pattern such as `\s+$` takes
 * quadratic time.
 */
export function tidy(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  let count = lines.length;
  while (count > 0 && lines[count - 1] === '') count -= 1;
  return lines.slice(0, count).join('\n');
}
