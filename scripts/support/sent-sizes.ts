import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { type IncomingMessage, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { requireSite } from '../../src/app/server/built-site.ts';

/** What the home page names, in gzip. */
export const homeScriptMaxBytes = 105 * 1024;
/** What one page has of its own, in gzip: libraries and what pages share stand in files of their own. */
export const pagePartMaxBytes = 8 * 1024;

/** Every script that the served page names, and what those import statically in turn, with its size in gzip. */
export async function scriptSizes(pageUrl: string): Promise<Map<string, number>> {
  const { text: html } = await load(pageUrl);
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? [];
  const named = tags.flatMap((tag) => {
    const isPreload = /^<link\b/.test(tag) && /\brel="?modulepreload\b|\bas="fetch".*\.js"/.test(tag);
    const address = tag.startsWith('<script') || isPreload ? /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1] : undefined;
    return address === undefined ? [] : [new URL(address, pageUrl).href];
  });
  const sizes = new Map<string, number>();
  for (const waiting = [...new Set(named)]; waiting.length > 0;) {
    const url = waiting.pop() ?? '';
    if (sizes.has(url)) continue;
    const { text: code, sentBytes } = await load(url);
    sizes.set(url, sentBytes);
    for (const [, path] of code.matchAll(/\b(?:from|import)\s*["'](\.{1,2}\/[^"']+)["']/g)) {
      waiting.push(new URL(path ?? '', url).href);
    }
  }
  return sizes;
}

/** The files of the build that belong to one page or to a few, with their sizes in gzip, the heaviest first. */
export function pageParts(): { readonly file: string; readonly bytes: number }[] {
  const folder = join(requireSite().folder, 'assets');
  const isShared = /^(framework|site|forms|data|boot|rolldown-runtime)-/;
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js.gz') && !isShared.test(name))
    .map((name) => ({ file: name.slice(0, -'.gz'.length), bytes: statSync(join(folder, name)).size }))
    .toSorted((a, b) => b.bytes - a.bytes);
}

/** The style sheets that the served page names, in gzip. */
export async function styleBytes(pageUrl: string): Promise<number> {
  const { text: html } = await load(pageUrl);
  const sheets = [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"/g)];
  const sizes = await Promise.all(sheets.map(([, href]) => load(new URL(href ?? '', pageUrl).href)));
  return sizes.reduce((sum, { sentBytes }) => sum + sentBytes, 0);
}

export function inKiB(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

/** Asks as a browser that takes gzip; gives the text, and the bytes that travelled. */
async function load(url: string): Promise<{ text: string; sentBytes: number }> {
  const [response] = (await once(get(url, { headers: { 'accept-encoding': 'gzip' } }), 'response')) as [
    IncomingMessage,
  ];
  const sent = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
  const isCompressed = response.headers['content-encoding'] === 'gzip';
  return { text: (isCompressed ? gunzipSync(sent) : sent).toString('utf8'), sentBytes: sent.length };
}
