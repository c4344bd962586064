import { marked } from 'marked';
import * as z from 'zod/mini';
import { lineOf } from '../../../platform/contract/text.ts';
import { type ContentFile, defineKind } from '../../../platform/server/content/kinds.ts';
import type { Screencast, ScreencastStep } from '../contract.ts';
import { textAfter } from '../timeline.ts';

declare module '../../../platform/server/content/kinds.ts' {
  interface ContentTypes {
    cast: z.infer<typeof Screencast>;
  }
}

type Step = z.infer<typeof ScreencastStep>;

const lineMaxLength = 120;
const waitMaxSeconds = 20;

export const screencastKind = defineKind({
  name: 'cast',
  path: 'courses/{id}/casts/{id}.md',
  isLazy: true,
  isRun: true,
  shape: z.strictObject({ title: lineOf(lineMaxLength), language: lineOf(lineMaxLength) }),
  make(file) {
    const [courseId = '', castId = ''] = file.id.split('/');
    file.refer('course', courseId, []);
    return { courseId, castId, ...file.front, steps: readSteps(file) };
  },
});

/**
 * Reads the steps: a paragraph is narration; the first line of a code block names the action it performs on the file so
 * far.
 */
function readSteps({ body, fault }: Pick<ContentFile<unknown>, 'body' | 'fault'>): Step[] {
  const steps: Step[] = [];
  let line = 0;
  let text = '';
  for (const token of marked.lexer(body)) {
    if (token.type === 'paragraph') steps.push({ act: 'say', text: String(token['text']).replaceAll(/\s+/g, ' ') });
    else if (token.type === 'code') {
      const step = stepOf(String(token['lang']), String(token['text']));
      if (step === undefined)
        fault(
          line,
          `a block is write, change, select, run or wait; a change has a line => in it, a wait its seconds, up to ${waitMaxSeconds}`,
        );
      else {
        const after = textAfter(step, text);
        if (after === null) fault(line, 'the file has no such text here');
        steps.push(step);
        text = after ?? text;
      }
    } else if (token.type !== 'space') fault(line, 'there are paragraphs and blocks of code, and nothing else');
    line += token.raw.split('\n').length - 1;
  }
  if (steps.length === 0) fault([], 'there is nothing beneath the front matter');
  else if (!steps.some(({ act }) => act === 'say'))
    fault([], 'nothing is said in it: what its paragraphs say are the captions and the transcript');
  return steps;
}

function stepOf(act: string, text: string): Step | undefined {
  if (act === 'write' || act === 'select') return { act, text };
  if (act === 'run') return { act, output: text };
  if (act === 'wait') return isWait(text.trim()) ? { act, seconds: Number(text) } : undefined;
  const [from, to, ...more] = text.split('\n=>\n');
  return act === 'change' && from && to !== undefined && more.length === 0 ? { act, from, to } : undefined;
}

/** Returns true for a number of seconds such as `3` or `2.5`. */
function isWait(text: string): boolean {
  return /^\d{1,2}(?:\.\d)?$/.test(text) && Number(text) > 0 && Number(text) <= waitMaxSeconds;
}
