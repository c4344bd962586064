import type { Settings } from '../../platform/server/config/settings.ts';
import { type PackedText, packText } from '../../platform/server/http/packed-text.ts';
import { escapeMarkup } from '../../platform/contract/escape-markup.ts';

export interface PageSettings extends Pick<
  Settings,
  'brand' | 'publicUrl' | 'passwordMinLength' | 'applicationRetentionDays'
> {
  /** Additional HTML for the head of each page. */
  readonly headTags?: string;
}

/** Text as it is sent. */
export interface PageText extends PackedText {
  /** Time at which a part of it expires; milliseconds since 1970, Infinity for never. */
  readonly trueUntilMs: number;
}

/** Matches structured data; data that is valid only through a day (UTC) names that day. */
// linear: reads only our own pages
const dataBlock = /\s*(<script type="application\/ld\+json"(?: data-valid-through="([\d-]+)")?>)(.*?)<\/script>/g;
const dayMs = 24 * 60 * 60 * 1000;

/** Inserts the installation's settings into a rendered text, and removes expired parts. */
export function prepareText(text: string, type: string, settings: PageSettings, nowMs: number): PageText {
  const { brand, publicUrl, passwordMinLength, applicationRetentionDays, headTags = '' } = settings;
  let trueUntilMs = Infinity;
  const valid = text.replaceAll(dataBlock, (whole, tag: string, day: string | undefined, json: string) => {
    const endMs = day === undefined ? Infinity : Date.parse(day) + dayMs;
    if (endMs <= nowMs) return '';
    trueUntilMs = Math.min(trueUntilMs, endMs);
    return `${/^\s*/.exec(whole)?.[0]}${tag}${fillIn(json, settings, escapeJson)}</script>`;
  });
  const settingsJson = JSON.stringify({ brand, publicUrl, passwordMinLength, applicationRetentionDays });
  const filled = fillIn(withHead(valid, headTags), settings, escapeFor(type)).replaceAll(
    '__opvir_settings_json__',
    () => settingsJson.replaceAll('<', '\\u003c'),
  );
  return { ...packText(filled, type), trueUntilMs };
}

/** Inserts tags after the site's own style sheet, which they override. */
function withHead(text: string, tags: string): string {
  return tags === '' ? text : text.replace('</head>', () => `  ${tags}\n  </head>`);
}

function fillIn(text: string, { brand, publicUrl }: PageSettings, escape: (text: string) => string): string {
  return text
    .replaceAll('__opvir_brand__', () => escape(brand))
    .replaceAll('__OPVIR_BRAND__', () => escape(brand.toUpperCase()))
    .replaceAll('__opvir_public_url__', () => escape(publicUrl));
}

/** Returns the escaping for settings: in markup, within a JSON string, or none. */
function escapeFor(type: string): (text: string) => string {
  if (type.endsWith('html') || type.endsWith('xml')) return escapeMarkup;
  if (type.endsWith('json')) return escapeJson;
  return (text) => text;
}

/** Escapes for a string of JSON, including JSON within markup. */
function escapeJson(text: string): string {
  return JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c');
}
