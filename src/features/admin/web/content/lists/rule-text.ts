import { isMap } from 'yaml';
import type { CompletionRule, CountedPart } from '../../../../courses/completion.ts';
import { becomeRecord } from './become-list.ts';
import { withYamlPart, yamlPartOf } from './yaml-part.ts';

/** A course's rule as its file has it: what is left out is missing. */
export type WrittenRule = Partial<CompletionRule>;

/**
 * The parts of a course's rule. Imported from it they would become a chunk that every lesson loads as well, whose scripts have no room left: a
 * test holds the two equal.
 */
export const countedParts = ['lessons', 'exercises', 'quizzes'] as const satisfies readonly CountedPart[];

/** The percentage of a rule that says none. */
export const passWithout = 100;

const names = [...countedParts, 'pass'] as const satisfies readonly (keyof CompletionRule)[];

/** What somebody begins with who does not want everything to be done. */
export const firstRule: WrittenRule = { lessons: 1, exercises: 1, quizzes: 1, pass: 80 };

/**
 * The rule in a course's text, `everything` where it has none. Null where fields would lose something: comments, a fault in the YAML, or what
 * is no number of the rule.
 */
export function ruleIn(text: string): WrittenRule | 'everything' | null {
  const part = yamlPartOf(text, 'completion');
  if (!part) return null;
  if (part.value === undefined) return 'everything';
  if (!isMap(part.value)) return null;
  const rule = part.value.toJS(part.document) as Readonly<Record<string, unknown>>;
  const isRule = Object.entries(rule).every(
    ([name, value]) => names.some((each) => each === name) && typeof value === 'number',
  );
  return isRule ? rule : null;
}

/** The text with another rule, or with none; all else stays as it is, sign by sign. */
export function withRule(text: string, rule: WrittenRule | 'everything'): string {
  const part = yamlPartOf(text, 'completion');
  if (!part) return text;
  if (rule === 'everything') return withYamlPart(text, part, undefined);
  const map = isMap(part.value) ? part.value : part.document.createNode({});
  becomeRecord(part.document, map, rule);
  return withYamlPart(text, part, map);
}

/** Of what counts, each part's share, from 0 to 1, without those that do not count. */
export function sharesOf(rule: WrittenRule): readonly { readonly part: CountedPart; readonly share: number }[] {
  const weights = countedParts.map((part) => ({ part, weight: rule[part] ?? 0 })).filter(({ weight }) => weight > 0);
  const sum = weights.reduce((total, { weight }) => total + weight, 0);
  return weights.map(({ part, weight }) => ({ part, share: weight / sum }));
}
