const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ';
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎';
const signs = '0123456789+-=()ni';

/** Superscript or subscript as Unicode characters (`2³`, `H₂O`), else in mathematical notation: `x^(a+b)`. */
export function scriptText(kind: 'sup' | 'sub', text: string): string {
  const given = text.trim().replaceAll('−', '-');
  const from = Array.from(kind === 'sup' ? raised : lowered);
  const made = Array.from(given).map((sign) => from[signs.indexOf(sign)]);
  if (given !== '' && made.every((sign) => sign !== undefined)) return made.join('');
  const mark = kind === 'sup' ? '^' : '_';
  return given === '' ? '' : Array.from(given).length === 1 ? mark + given : `${mark}(${given})`;
}
