import { isMap } from 'yaml';
import type { CompletionRule, CountedPart } from '../../../courses/completion.ts';
import { becomeRecord } from './become-list.ts';
import { withYamlPart, yamlPartOf } from './yaml-part.ts';

/** Completion rule as written in a course's file; omitted values are missing. */
export type AuthoredRule = Partial<CompletionRule>;

/**
 * Parts of a completion rule. An import from the course would create a chunk that every lesson loads, beyond its size
 * limit. A test keeps both equal.
 */
export const countedParts = ['lessons', 'exercises', 'quizzes'] as const satisfies readonly CountedPart[];

/** Default percentage of a rule. */
export const passWithout = 100;

const names = [...countedParts, 'pass'] as const satisfies readonly (keyof CompletionRule)[];

/** Initial rule if not everything is required. */
export const firstRule: AuthoredRule = { lessons: 1, exercises: 1, quizzes: 1, pass: 80 };

/**
 * Returns the rule in a course's text, `everything` if it has none. Null if form fields would lose something: comments,
 * invalid YAML, or values that are not numbers of the rule.
 */
export function ruleIn(text: string): AuthoredRule | 'everything' | null {
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

/** Returns the text with another rule, or with none; everything else stays byte for byte. */
export function withRule(text: string, rule: AuthoredRule | 'everything'): string {
  const part = yamlPartOf(text, 'completion');
  if (!part) return text;
  if (rule === 'everything') return withYamlPart(text, part, undefined);
  const map = isMap(part.value) ? part.value : part.document.createNode({});
  becomeRecord(part.document, map, rule);
  return withYamlPart(text, part, map);
}

/** Relative weight of each part that counts, from 0 to 1. */
export function sharesOf(rule: AuthoredRule): readonly { readonly part: CountedPart; readonly share: number }[] {
  const weights = countedParts.map((part) => ({ part, weight: rule[part] ?? 0 })).filter(({ weight }) => weight > 0);
  const sum = weights.reduce((total, { weight }) => total + weight, 0);
  return weights.map(({ part, weight }) => ({ part, share: weight / sum }));
}
