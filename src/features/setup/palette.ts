/** Background colors of text in the accent color (src/ui/tokens.css), by theme. */
const grounds = { light: ['#ffffff', '#fbfaf6', '#f3f0e8'], dark: ['#0f1513', '#171f1c', '#131a17', '#232e2a'] };
/** Contrast required by WCAG 2.2, 1.4.3, with a margin for rounding. */
const textContrast = 4.55;
const steps = 50;

/** Colors derived from an accent, by token name: `[light, dark]`. */
export type Palette = Readonly<Record<string, readonly [light: string, dark: string]>>;

/**
 * Derives a site's colors from an accent (`#0b5d4e`). Darkens it, or lightens it in the dark theme, only as far as
 * text in it or on it needs to be readable.
 */
export function paletteOf(accent: string): Palette {
  const light = until(accent, '#000000', (colour) => holdsOn(colour, [...grounds.light, softOf(colour, 'light')]));
  const dark = until(accent, '#ffffff', (colour) => holdsOn(colour, [...grounds.dark, softOf(colour, 'dark')]));
  const deep = until(light, '#000000', (colour) => contrast(colour, mutedOn(colour)) >= textContrast);
  const night = mixed(deep, '#000000', 0.35);
  return {
    primary: [light, dark],
    'primary-hover': [mixed(light, '#000000', 0.2), mixed(dark, '#ffffff', 0.3)],
    'on-primary': ['#ffffff', mixed(dark, '#000000', 0.85)],
    'primary-soft': [softOf(light, 'light'), softOf(dark, 'dark')],
    float: [mixed(light, '#000000', 0.2), dark],
    'float-hover': [mixed(light, '#000000', 0.4), mixed(dark, '#ffffff', 0.3)],
    deep: [deep, night],
    'deep-raised': [mixed(deep, '#000000', 0.12), mixed(night, '#ffffff', 0.04)],
    'deep-line': [mixed(deep, '#ffffff', 0.25), mixed(night, '#ffffff', 0.2)],
    'on-deep-muted': [mutedOn(deep), mutedOn(deep)],
  };
}

function softOf(colour: string, theme: 'light' | 'dark'): string {
  return theme === 'light' ? mixed(colour, '#ffffff', 0.9) : mixed(colour, '#0f1513', 0.84);
}

function mutedOn(deep: string): string {
  return mixed(deep, '#ffffff', 0.82);
}

/** Moves a color towards another in small steps, and returns the first that passes; the last one always does. */
function until(colour: string, towards: string, willDo: (colour: string) => boolean): string {
  for (let step = 0; step < steps; step += 1) {
    const moved = mixed(colour, towards, step / steps);
    if (willDo(moved)) return moved;
  }
  return towards;
}

function holdsOn(colour: string, some: readonly string[]): boolean {
  return some.every((ground) => contrast(colour, ground) >= textContrast);
}

/** Mixes two colors; `share` is that of the second, from 0 to 1. */
function mixed(one: string, other: string, share: number): string {
  const others = partsOf(other);
  const parts = partsOf(one).map((part, place) => Math.round(part + ((others[place] ?? 0) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Contrast ratio of two colors as defined by WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function partsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
