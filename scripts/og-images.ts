/**
 * Draws what the site shows elsewhere: a picture for links to each course and article (public/og/) and the icons of its
 * mark. The files are committed; run this again with `node scripts/bootstrap.mjs og-images` when a title, a drawing or the
 * mark changes. `OPVIR_BRAND` sets the name on them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageScreenshotOptions, chromium } from '@playwright/test';
import { defaultContentDir } from '../src/app/server/content-kinds.ts';
import { readDefaultContent } from '../src/app/server/default-content.ts';
import { trackOf } from '../src/features/courses/track-of.ts';
import { escapeMarkup } from '../src/platform/contract/escape-markup.ts';
import { launchOptions } from '../test/support/browser.ts';
import { root } from './support/processes.ts';

const brand = process.env['OPVIR_BRAND'] ?? 'Opvir';
const tagline = 'High-quality education, anytime, anywhere';
const share = { width: 1200, height: 630 };
const iconSizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };
const read = (file: string) => readFileSync(join(root, file));
const font = read('src/ui/fonts/bricolage-grotesque-700.woff2').toString('base64');
const mark = read('public/icon.svg').toString('utf8');

const content = await readDefaultContent(defaultContentDir);
const tracks = content.find('tracks', 'tracks') ?? [];

await using browser = await chromium.launch(await launchOptions());
const page = await browser.newPage();
await drawShareImage('default', tagline, 'Courses and careers', 'public/art/learning.svg');
for (const { courseId, title } of content.list('course')) {
  await drawShareImage(courseId, title, trackOf({ tracks }, courseId)?.title ?? '', drawingOf(courseId));
}
for (const { slug, title, tags, author } of content.list('article')) {
  await drawShareImage(`blog/${slug}`, title, `Blog · ${tags.join(', ')}`, drawingOf(author.courseId));
}
for (const [file, size] of Object.entries(iconSizes)) await drawIcon(file, size);

function drawingOf(courseId: string): string {
  return `content/courses/${courseId}/${courseId}.svg`;
}

async function drawShareImage(name: string, title: string, lead: string, drawing: string): Promise<void> {
  const svg = read(drawing).toString('base64');
  await page.setViewportSize(share);
  await page.setContent(`<!doctype html><style>
    @font-face { font-family: Bricolage; font-weight: 700; src: url(data:font/woff2;base64,${font}); }
    * { box-sizing: border-box; margin: 0; }
    body { display: grid; grid-template-columns: 1fr 500px; height: 630px; background: #fbfaf6; color: #1a1f2b; }
    .text { display: flex; flex-direction: column; padding: 64px 48px 64px 72px; border-top: 16px solid #0b5d4e; }
    .brand { display: flex; align-items: center; gap: 18px; font: 700 44px Bricolage; letter-spacing: -0.02em; }
    .brand svg { width: 60px; height: 60px; }
    h1 { margin-top: auto; font: 700 ${title.length > 30 ? 56 : 76}px/1.06 Bricolage; letter-spacing: -0.015em; text-wrap: balance; }
    p { margin-top: 26px; padding-top: 22px; border-top: 6px solid #f2a93b; font: 28px/1.35 'Open Sans', sans-serif; color: #565d6d; }
    .drawing { height: 630px; object-fit: cover; width: 500px; }
  </style>
  <div class="text">
    <div class="brand">${mark}${escapeMarkup(brand)}</div>
    <h1>${escapeMarkup(title)}</h1>
    <p>${escapeMarkup(lead)}</p>
  </div>
  <img class="drawing" src="data:image/svg+xml;base64,${svg}">`);
  await page.evaluate(() => document.fonts.ready);
  await save(`og/${name}.jpg`, { quality: 80 });
}

/** Full to its edges, with the mark within the middle that every platform's mask leaves. */
async function drawIcon(file: string, size: number): Promise<void> {
  await page.setViewportSize({ width: size, height: size });
  const withoutCorners = mark.replace('rx="8" ', '').replace('<svg ', `<svg width="${size}" height="${size}" `);
  await page.setContent(`<!doctype html><style>body { margin: 0; } svg { display: block; }</style>${withoutCorners}`);
  await save(file);
}

async function save(file: string, options: PageScreenshotOptions = {}): Promise<void> {
  const image = await page.screenshot({ path: join(root, 'public', file), ...options });
  console.log(`${(image.length / 1024).toFixed(1).padStart(7)} kB  public/${file}`);
}
