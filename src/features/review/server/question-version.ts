import { hash } from 'node:crypto';
import type { RenderedQuestion } from '../../quizzes/server/public.ts';

const known = new WeakMap<RenderedQuestion, string>();

/**
 * Version of a question: differs after each change of what is asked or accepted, but not of its hint, its explanation,
 * the section that it is about, or the HTML made of it.
 */
export function questionVersion(question: RenderedQuestion): string {
  const version = known.get(question) ?? hash('sha256', JSON.stringify(askedOf(question)), 'base64url');
  known.set(question, version);
  return version;
}

const notAsked: ReadonlySet<string> = new Set([
  'textHtml',
  'options',
  'leftsHtml',
  'feedbackHtml',
  'codePlaces',
  'hint',
  'hintHtml',
  'section',
] satisfies KeyOf<RenderedQuestion>[]);

type KeyOf<Each> = Each extends unknown ? keyof Each : never;

function askedOf(question: RenderedQuestion): unknown {
  const asked = Object.fromEntries(Object.entries(question).filter(([name]) => !notAsked.has(name)));
  if (!('choices' in question)) return { ...asked, feedback: '' };
  return { ...asked, choices: question.choices.map(({ text, correct }) => ({ text, correct })) };
}
