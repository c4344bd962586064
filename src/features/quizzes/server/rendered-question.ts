import { withoutTags } from '../../../platform/contract/without-tags.ts';
import type { ContentFile } from '../../../platform/server/content/kinds.ts';
import { renderLine, renderValue } from '../../../platform/server/content/markdown.ts';
import type { Question } from './question-shape.ts';

/** Question with its answer, and with its texts as HTML. */
export type RenderedQuestion = Question & {
  readonly textHtml: string;
  /** Options in the author's order: choices as HTML, right sides as plain text (for `<select>`), lines unchanged. */
  readonly options: readonly string[];
  readonly leftsHtml: readonly string[];
  /** One for each choice; a single one for other types. */
  readonly feedbackHtml: readonly string[];
  /** Hint as HTML; absent if there is none. */
  readonly hintHtml?: string;
  /** Blanks of `fill` that are inside code, from 0; absent if there is none. */
  readonly codePlaces?: readonly number[];
};

/** Renders the question at this path of the file; reports faults of its texts there. */
export function renderQuestion(
  file: ContentFile<unknown>,
  question: Question,
  at: readonly PropertyKey[],
): RenderedQuestion {
  const html = (text: string, ...place: PropertyKey[]) => renderLine(file, text, [...at, ...place]);
  const textHtml = question.text === undefined ? '' : renderValue(file, question.text, [...at, 'text']);
  const hint = question.hint === undefined ? {} : { hintHtml: html(question.hint, 'hint') };
  const rendered = { ...question, ...hint, textHtml, options: [], leftsHtml: [] };
  if (question.type === 'single' || question.type === 'multiple')
    return {
      ...rendered,
      options: question.choices.map(({ text }, place) => html(text, 'choices', place, 'text')),
      feedbackHtml: question.choices.map(({ feedback }, place) => html(feedback, 'choices', place, 'feedback')),
    };
  const feedbackHtml = [html(question.feedback, 'feedback')];
  if (question.type === 'order') return { ...rendered, options: question.lines, feedbackHtml };
  if (question.type === 'fill') return { ...rendered, ...blanksIn(textHtml), feedbackHtml };
  if (question.type !== 'match') return { ...rendered, feedbackHtml };
  return {
    ...rendered,
    options: question.pairs.map(({ right }, place) => plainText(html(right, 'pairs', place, 'right'))),
    leftsHtml: question.pairs.map(({ left }, place) => html(left, 'pairs', place, 'left')),
    feedbackHtml,
  };
}

function blanksIn(html: string): Pick<RenderedQuestion, 'textHtml' | 'codePlaces'> {
  const textHtml = html.replaceAll(/\[\[(\d+)\]\]/g, '<b data-blank>($1)</b>');
  const codePlaces = placesInCode(html);
  return codePlaces.length === 0 ? { textHtml } : { textHtml, codePlaces };
}

/** Blanks within code. The renderer escapes every `<` of a text, so the tags found are its own. */
function placesInCode(html: string): number[] {
  let isCode = false;
  const places: number[] = [];
  for (const [found, number] of html.matchAll(/<code[ >]|<\/code>|\[\[(\d+)\]\]/g)) {
    if (number === undefined) isCode = found !== '</code>';
    else if (isCode) places.push(Number(number) - 1);
  }
  return places;
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Converts the renderer's HTML to the text that a reader sees. */
export function plainText(html: string): string {
  return withoutTags(html, '')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => signs[name] ?? '')
    .trim();
}
