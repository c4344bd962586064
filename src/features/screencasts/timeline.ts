import type * as z from 'zod/mini';
import type { ScreencastStep } from './contract.ts';

type Step = z.infer<typeof ScreencastStep>;

const msPerWord = 400;
const sayMinMs = 1600;
const msPerCharacter = 55;
/** Upper limit, so that viewers do not watch a long block being typed. */
const typingMaxMs = 9000;
const selectMs = 1200;
const runMs = 1500;

/** Step of a screencast with its place on the timeline. Milliseconds from the beginning. */
export interface Scene {
  readonly step: Step;
  readonly start: number;
  readonly ms: number;
  /** Text of the file before the step and after it. */
  readonly before: string;
  readonly after: string;
  /** Last narration and last output before the step begins; null if there is none. */
  readonly said: string | null;
  readonly printed: string | null;
  /** Selection that remains visible during a pause. */
  readonly marked: string | null;
}

/** State of the screen at one point of a screencast. */
export interface Picture {
  readonly text: string;
  /** Cursor or selection: offsets in `text`. */
  readonly from: number;
  readonly to: number;
  readonly caption: string;
  /** Output of the last run; null before the first one. */
  readonly output: string | null;
  readonly isRunning: boolean;
}

/** Places each step on the timeline: narration takes as long as it takes to say it. */
export function scenesOf(steps: readonly Step[]): readonly Scene[] {
  const scenes: Scene[] = [];
  let scene: Omit<Scene, 'step' | 'ms' | 'after'> = { start: 0, before: '', said: null, printed: null, marked: null };
  for (const step of steps) {
    const ms = durationOf(step);
    const after = textAfter(step, scene.before) ?? scene.before;
    scenes.push({ step, ms, after, ...scene });
    scene = {
      start: scene.start + ms,
      before: after,
      said: step.act === 'say' ? step.text : scene.said,
      printed: step.act === 'run' ? step.output : scene.printed,
      marked: step.act === 'select' ? step.text : step.act === 'wait' ? scene.marked : null,
    };
  }
  return scenes;
}

export function lengthOf(scenes: readonly Scene[]): number {
  const last = scenes.at(-1);
  return last ? last.start + last.ms : 0;
}

/** Returns the scene that is playing at this time; the last one at the end. */
export function sceneAt(scenes: readonly Scene[], ms: number): Scene | undefined {
  return scenes.findLast(({ start }) => start <= ms);
}

/** Returns the screen at this time. With `isStill` nothing is typed letter by letter: each step appears at once. */
export function pictureAt(scenes: readonly Scene[], ms: number, isStill: boolean): Picture {
  const scene = sceneAt(scenes, ms);
  if (!scene) return { text: '', from: 0, to: 0, caption: '', output: null, isRunning: false };
  const { step, start, said, printed } = scene;
  const share = isStill ? 1 : Math.min(1, (ms - start) / scene.ms);
  const isRunning = step.act === 'run' && share < 0.5;
  const output = step.act === 'run' && !isRunning ? step.output : printed;
  const caption = step.act === 'say' ? step.text : (said ?? '');
  return { ...textAt(scene, share), caption, output, isRunning };
}

function textAt({ step, before, after, marked }: Scene, share: number) {
  if (step.act === 'write') {
    const text = before + step.text.slice(0, Math.ceil(step.text.length * share)) + (share === 1 ? '\n' : '');
    return { text, from: text.length, to: text.length };
  }
  const selected = step.act === 'select' ? step.text : step.act === 'wait' ? marked : null;
  if (selected !== null) {
    const from = before.indexOf(selected);
    return { text: before, from, to: from + selected.length };
  }
  if (step.act !== 'change') return { text: after, from: after.length, to: after.length };
  const from = before.indexOf(step.from);
  if (share < 0.3) return { text: before, from, to: from + step.from.length };
  const typed = step.to.slice(0, Math.ceil(step.to.length * ((share - 0.3) / 0.7)));
  const text = before.slice(0, from) + typed + before.slice(from + step.from.length);
  return { text, from: from + typed.length, to: from + typed.length };
}

function durationOf(step: Step): number {
  if (step.act === 'say') return Math.max(sayMinMs, step.text.split(/\s+/).length * msPerWord);
  if (step.act === 'write') return Math.min(typingMaxMs, step.text.length * msPerCharacter);
  if (step.act === 'change') return selectMs + Math.min(typingMaxMs, step.to.length * msPerCharacter);
  if (step.act === 'wait') return step.seconds * 1000;
  return step.act === 'select' ? selectMs : runMs;
}

/** Returns the file's text after a step; null if the step refers to text that the file does not contain. */
export function textAfter(step: z.infer<typeof ScreencastStep>, text: string): string | null {
  if (step.act === 'write') return `${text}${step.text}\n`;
  if (step.act === 'select') return text.includes(step.text) ? text : null;
  if (step.act === 'change') return text.includes(step.from) ? text.replace(step.from, () => step.to) : null;
  return text;
}
