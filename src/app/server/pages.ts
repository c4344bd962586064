import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../platform/server/config/settings.ts';
import { type BuiltSite, findOtherBuildsPart } from './built-site.ts';
import type { AnswerUnknownPage } from './unknown-routes.ts';

const assetsPath = '/assets/';

type PageSettings = Pick<Settings, 'brand' | 'publicUrl' | 'passwordMinLength'>;

/** Serves the browser's side: pages from memory, files from the build folder; gives what answers for what is not there. */
export async function registerPages(
  app: FastifyInstance,
  site: BuiltSite,
  settings: PageSettings,
  now: () => number,
): Promise<AnswerUnknownPage> {
  const { folder, table } = site;
  const read = (file: string, type = 'text/html') => {
    const text = readFileSync(join(folder, file), 'utf8');
    return upToDate((nowMs) => prepareText(text, type, settings, nowMs), now);
  };
  const shell = read(table.shell);
  const notFound = read(table.notFound);

  for (const [path, file] of Object.entries(table.pages)) servePage(app, path, read(file));
  for (const [path, { file, type }] of Object.entries(table.files)) servePage(app, path, read(file, type));
  for (const path of table.clientRoutes) servePage(app, path, shell);
  const canonical = new Map([...Object.keys(table.pages), ...table.clientRoutes].map((path) => [spelling(path), path]));
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    allowedPath: (path) => !path.startsWith('/pages'),
    setHeaders: (reply, path) => {
      // Names under assets/ change with their content.
      const isHashed = basename(dirname(path)) === 'assets';
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  return (request, reply) => {
    const url = request.originalUrl;
    const path = url.split('?')[0]!;
    if (path.startsWith(assetsPath)) return sendOtherBuildsPart(reply, site, path.slice(assetsPath.length));
    const address = canonical.get(spelling(path));
    if (address !== undefined) return reply.redirect(address + url.slice(path.length), 308);
    const isDynamic = table.dynamicPrefixes.some((prefix) => path.startsWith(prefix));
    return sendPage(request, reply, isDynamic ? shell() : notFound(), 404);
  };
}

function sendOtherBuildsPart(reply: FastifyReply, site: BuiltSite, name: string): FastifyReply {
  // A file that is sent from here is listened to eleven times: by the server, by the library that sends it, by our hooks.
  reply.raw.setMaxListeners(20);
  findOtherBuildsPart(site, name).then(
    (assets) =>
      void (assets === undefined
        ? reply.code(404).type('text/plain').send('Not found')
        : reply.code(200).sendFile(name, assets)),
    (error: unknown) => void reply.send(error),
  );
  return reply;
}

/** An address without what people add or change when they type it: letter case, slashes twice or at the end. */
function spelling(path: string): string {
  return path.toLowerCase().replaceAll(/\/+/g, '/').replace(/\/$/, '');
}

interface Page {
  type: string;
  /** From here on a part of it is no longer true; milliseconds since 1970, Infinity for never. */
  trueUntilMs: number;
  etag: string;
  plain: Buffer;
  gzip: Buffer;
  brotli: Buffer;
}

/** Prepares a page now, and anew when somebody asks for it after a part of it has run out. */
function upToDate(prepare: (nowMs: number) => Page, now: () => number): () => Page {
  let page = prepare(now());
  return () => {
    if (page.trueUntilMs <= now()) page = prepare(now());
    return page;
  };
}

function servePage(app: FastifyInstance, path: string, page: () => Page): void {
  app.get(path, { schema: { hide: true } }, (request, reply) => sendPage(request, reply, page(), 200));
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page, status: number) {
  void reply.headers({ 'cache-control': 'no-cache', etag: page.etag, vary: 'accept-encoding' });
  if (status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  void reply.code(status).type(`${page.type}; charset=utf-8`);
  if (accepted.includes('br')) return reply.header('content-encoding', 'br').send(page.brotli);
  if (accepted.includes('gzip')) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.plain);
}

/** Structured data; what is true only through a day (UTC) says so. */
const dataBlock = /\s*(<script type="application\/ld\+json"(?: data-valid-through="([\d-]+)")?>)(.*?)<\/script>/g;
const dayMs = 24 * 60 * 60 * 1000;

/** Puts the installation's settings into a built text, leaves out what has run out, and keeps it in every encoding. */
function prepareText(text: string, type: string, settings: PageSettings, nowMs: number): Page {
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
    gzip: gzipSync(plain),
    brotli: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
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
