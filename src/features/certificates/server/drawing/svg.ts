import { escapeMarkup } from '../../../../platform/contract/escape-markup.ts';
import type { Drawing, Line } from './drawing.ts';
import { toPathData } from './outline.ts';

const families = {
  display: "'Bricolage Grotesque','Segoe UI','Noto Sans',sans-serif",
  text: "'Segoe UI','Noto Sans',sans-serif",
} as const;

/**
 * Renders an SVG with the JWT as its first child, as Open Badges specifies. Text uses the viewer's fonts, which cover
 * every script.
 */
export function toSvg({ title, width, height, shapes, lines }: Drawing, jwt: string): string {
  const drawn = shapes.map(({ outline, fill }) => `<path fill="${fill}" d="${toPathData(outline)}"/>`);
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0" ${size} role="img">`,
    `<openbadges:credential verify="${jwt}"></openbadges:credential>`,
    `<title>${escapeMarkup(title)}</title>`,
    `<desc>${escapeMarkup(lines.map(({ text }) => text).join('. '))}</desc>`,
    ...drawn,
    ...lines.map(lineOf),
    '</svg>\n',
  ].join('\n');
}

function lineOf({ text, face, size, fill, x, y }: Line): string {
  const weight = face === 'display' ? 700 : 400;
  const look = `font-family="${families[face]}" font-weight="${weight}" font-size="${size}" fill="${fill}"`;
  return `<text x="${x}" y="${y}" ${look}>${escapeMarkup(text)}</text>`;
}
