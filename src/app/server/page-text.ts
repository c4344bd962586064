import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Settings } from '../../platform/server/config/settings.ts';
import { once } from '../../platform/server/once.ts';
import type { SendablePage } from './send-page.ts';

export type PageSettings = Pick<Settings, 'brand' | 'publicUrl' | 'passwordMinLength'>;

/** A text as it is sent. */
export interface PageText extends SendablePage {
  /** From here on a part of it is no longer true; milliseconds since 1970, Infinity for never. */
  readonly trueUntilMs: number;
}

/** Structured data; what is true only through a day (UTC) says so. */
const dataBlock = /\s*(<script type="application\/ld\+json"(?: data-valid-through="([\d-]+)")?>)(.*?)<\/script>/g;
const dayMs = 24 * 60 * 60 * 1000;

/** Puts the installation's settings into a rendered text, and leaves out what has run out. */
export function prepareText(text: string, type: string, settings: PageSettings, nowMs: number): PageText {
  const { brand, publicUrl, passwordMinLength } = settings;
  let trueUntilMs = Infinity;
  const valid = text.replaceAll(dataBlock, (whole, tag: string, day: string | undefined, json: string) => {
    const endMs = day === undefined ? Infinity : Date.parse(day) + dayMs;
    if (endMs <= nowMs) return '';
    trueUntilMs = Math.min(trueUntilMs, endMs);
    return `${/^\s*/.exec(whole)?.[0]}${tag}${fillIn(json, settings, escapeJson)}</script>`;
  });
  const settingsJson = JSON.stringify({ brand, publicUrl, passwordMinLength }).replaceAll('<', '\\u003c');
  const plain = Buffer.from(
    fillIn(valid, settings, escapeFor(type)).replaceAll('__opvir_settings_json__', () => settingsJson),
  );
  return {
    type,
    trueUntilMs,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    gzip: once(() => gzipSync(plain)),
    brotli: once(() => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })),
  };
}

function fillIn(text: string, { brand, publicUrl }: PageSettings, escape: (text: string) => string): string {
  return text
    .replaceAll('__opvir_brand__', () => escape(brand))
    .replaceAll('__OPVIR_BRAND__', () => escape(brand.toUpperCase()))
    .replaceAll('__opvir_public_url__', () => escape(publicUrl));
}

/** How a setting is written where it stands: in markup, within a JSON string, or as it is. */
function escapeFor(type: string): (text: string) => string {
  if (type.endsWith('html') || type.endsWith('xml')) return escapeHtml;
  if (type.endsWith('json')) return escapeJson;
  return (text) => text;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Within a string of JSON, also of one that stands in markup. */
function escapeJson(text: string): string {
  return JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c');
}
