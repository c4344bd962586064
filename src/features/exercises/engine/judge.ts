import type { Expectation, Files, Outcome } from './run.ts';

/** What of an expectation was not met; `ended`: the run did not come to its end. */
export type Part = 'ended' | 'gives' | 'raises' | 'stdout' | 'leaves' | 'shows' | 'hides';

/** Whether a case was passed. `expected` and `got` are texts to be compared line by line, about the part that decided. */
export interface Verdict {
  readonly passed: boolean;
  readonly part: Part;
  readonly expected: string;
  readonly got: string;
}

/**
 * Compares what a case expects with what came out of the engine, outside the place where the learner's code runs. It is the
 * same function in the browser and on the server. Every part must be met; the first that is not is told, otherwise the first.
 */
export function judge(expectation: Expectation, outcome: Outcome): Verdict {
  const verdicts = [...verdictsOn(expectation, outcome)];
  const [first] = verdicts;
  if (first === undefined) throw new Error('this case expects nothing');
  return verdicts.find(({ passed }) => !passed) ?? first;
}

function* verdictsOn(expectation: Expectation, outcome: Outcome): Generator<Verdict, void> {
  const { gives, raises, stdout, leaves, shows, hides } = expectation;
  if (raises !== undefined) yield verdictOnRaised(raises, outcome);
  else if (outcome.ended !== 'done') {
    yield { passed: false, part: 'ended', expected: 'done', got: endOf(outcome) };
    return;
  }
  if ('gives' in expectation) yield verdictOnValue(gives, outcome);
  if (stdout !== undefined) yield verdictOnText('stdout', stdout, outcome.stdout);
  for (const [name, text] of Object.entries(leaves ?? {})) yield verdictOnFile(name, text, outcome.left ?? {});
  if (shows !== undefined) yield verdictOnShown(listOf(shows), outcome.shown ?? '');
  if (hides !== undefined) yield verdictOnHidden(listOf(hides), outcome.shown ?? '');
}

function verdictOnRaised(raises: string, outcome: Outcome): Verdict {
  const { ended, raised } = outcome;
  const passed = ended === 'error' && raised !== undefined && raised.names.includes(raises);
  return { passed, part: 'raises', expected: raises, got: ended === 'done' ? print(outcome.value) : endOf(outcome) };
}

function verdictOnValue(gives: unknown, { value }: Outcome): Verdict {
  return { passed: isSame(gives ?? null, value ?? null), part: 'gives', expected: print(gives), got: print(value) };
}

function verdictOnText(part: Part, expectedText: string, gotText: string): Verdict {
  const [expected, got] = [tidy(expectedText), tidy(gotText)];
  return { passed: expected === got, part, expected, got };
}

function verdictOnFile(name: string, text: string, left: Files): Verdict {
  const found = Object.hasOwn(left, name) ? left[name] : undefined;
  if (found !== undefined) return verdictOnText('leaves', text, found);
  return { passed: false, part: 'leaves', expected: tidy(text), got: '' };
}

function verdictOnShown(texts: readonly string[], shown: string): Verdict {
  let from = 0;
  const passed = texts.map(words).every((text) => {
    const place = shown.indexOf(text, from);
    from = place + text.length;
    return place >= 0;
  });
  return { passed, part: 'shows', expected: texts.join('\n'), got: shown };
}

function verdictOnHidden(texts: readonly string[], shown: string): Verdict {
  const seen = texts.filter((text) => shown.includes(words(text)));
  return { passed: seen.length === 0, part: 'hides', expected: texts.join('\n'), got: seen.join('\n') };
}

/** Without spaces at the ends of lines and without the newlines at the end. */
function tidy(text: string): string {
  return text.replaceAll(/[^\S\n]+$/gm, '').replace(/\n+$/, '');
}

/** As the engine gives text that is seen. */
function words(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function listOf(texts: string | readonly string[]): readonly string[] {
  return typeof texts === 'string' ? [texts] : texts;
}

function endOf({ ended, raised }: Outcome): string {
  if (!raised) return ended;
  const [name = ended] = raised.names;
  return raised.message === '' ? name : `${name}: ${raised.message}`;
}

/** Two values of JSON; the order of an object's keys means nothing. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(valueAt(one, key), valueAt(other, key)))
  );
}

function valueAt(object: object, key: string): unknown {
  return (object as Record<string, unknown>)[key];
}

function print(value: unknown): string {
  return JSON.stringify(value ?? null, null, 2);
}
