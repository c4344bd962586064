import { hash } from 'node:crypto';
import type { RenderedQuestion } from '../../quizzes/server/public.ts';

const known = new WeakMap<RenderedQuestion, string>();

/**
 * Version of a question: differs after each change of what is asked or accepted, but not of its explanation or of the
 * HTML made of it.
 */
export function questionVersion(question: RenderedQuestion): string {
  const version = known.get(question) ?? hash('sha256', JSON.stringify(askedOf(question)), 'base64url');
  known.set(question, version);
  return version;
}

function askedOf(question: RenderedQuestion): unknown {
  const { textHtml: _, options: __, leftsHtml: ___, feedbackHtml: ____, codePlaces: _____, ...written } = question;
  if (!('choices' in written)) return { ...written, feedback: '' };
  return { ...written, choices: written.choices.map(({ text, correct }) => ({ text, correct })) };
}
