import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Font, create } from 'fontkit';
import type { Outline, Step } from './outline.ts';

const folder = join(import.meta.dirname, '../fonts');

/**
 * Font files in lookup order: the display face first, then fallbacks. WOFF, not WOFF2: from WOFF2, fontkit cannot embed
 * composite letters, such as É, in a PDF.
 */
const files = {
  display: 'bricolage-grotesque-latin-700.woff',
  displayMore: 'bricolage-grotesque-latin-ext-700.woff',
  text: 'noto-sans-latin-400.woff',
  latin: 'noto-sans-latin-ext-700.woff',
  cyrillic: 'noto-sans-cyrillic-700.woff',
  greek: 'noto-sans-greek-700.woff',
  vietnamese: 'noto-sans-vietnamese-700.woff',
  devanagari: 'noto-sans-devanagari-700.woff',
} as const;

export type FontName = keyof typeof files;
export type Face = 'display' | 'text';

/** Part of a line whose letters are all in one font. */
interface Run {
  readonly font: FontName;
  readonly text: string;
}

const loaded = new Map<FontName, { readonly bytes: Buffer; readonly font: Font }>();

function load(name: FontName) {
  let entry = loaded.get(name);
  if (!entry) {
    const bytes = readFileSync(join(folder, files[name]));
    // A file with one font yields a font, not a collection.
    entry = { bytes, font: create(bytes) as Font };
    loaded.set(name, entry);
  }
  return entry;
}

export function bytesOf(name: FontName): Buffer {
  return load(name).bytes;
}

/** Splits a line where its font changes; null if no bundled font has one of its letters. */
export function runsOf(text: string, face: Face): Run[] | null {
  const order: readonly FontName[] = [face, ...(Object.keys(files) as FontName[]).filter((name) => name !== face)];
  const runs: { font: FontName; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const font = order.find((name) => load(name).font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    if (!font) return null;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** Line without the letters that no bundled font has. */
export function writablePart(text: string, face: Face): string {
  let part = '';
  for (const letter of text.normalize('NFC')) if (runsOf(letter, face)) part += letter;
  return part.replaceAll(/\s+/g, ' ').trim();
}

/** Assumed width of letters that no font has, relative to the font size. */
const guessedWidth = 0.8;

/** Width in units of the drawing, at this font size. */
export function widthOf(text: string, face: Face, size: number): number {
  const runs = runsOf(text, face);
  if (!runs) return text.length * size * guessedWidth;
  return runs.reduce((sum, run) => sum + runWidth(run, size), 0);
}

export function runWidth({ font: name, text }: Run, size: number): number {
  const { font } = load(name);
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size;
}

/** Outlines of the letters, starting at `x` on the baseline `y`; empty if no bundled font has one of them. */
export function outlineText(text: string, face: Face, size: number, x: number, y: number): Outline {
  const steps: Step[] = [];
  let left = x;
  for (const run of runsOf(text, face) ?? []) {
    const { font } = load(run.font);
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run.text);
    for (const [index, glyph] of glyphs.entries()) {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
      const at = (gx: number, gy: number) => [left + (gx + xOffset) * scale, y - (gy + yOffset) * scale] as const;
      steps.push(...glyphSteps(glyph.path.commands, at));
      left += xAdvance * scale;
    }
  }
  return steps;
}

interface Command {
  readonly command: string;
  readonly args: readonly number[];
}

function glyphSteps(commands: readonly Command[], at: (x: number, y: number) => readonly [number, number]): Step[] {
  let [lastX, lastY] = [0, 0];
  return commands.map(({ command, args }): Step => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args;
    if (command === 'closePath') return ['Z'];
    const [fromX, fromY] = [lastX, lastY];
    [lastX = 0, lastY = 0] = args.slice(-2);
    if (command === 'moveTo') return ['M', ...at(a, b)];
    if (command === 'lineTo') return ['L', ...at(a, b)];
    if (command === 'bezierCurveTo') return ['C', ...at(a, b), ...at(c, d), ...at(e, f)];
    // Quadratic to cubic curve: each cubic handle is two thirds of the way to the quadratic one.
    const first = at(fromX + ((a - fromX) * 2) / 3, fromY + ((b - fromY) * 2) / 3);
    const second = at(c + ((a - c) * 2) / 3, d + ((b - d) * 2) / 3);
    return ['C', ...first, ...second, ...at(c, d)];
  });
}
