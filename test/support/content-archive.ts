import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { zipOf } from './files.ts';
import type { TestBrowser } from './test-browser.ts';

/** Handling of content that the archive changes or lacks. */
export interface Choices {
  readonly edited: 'refuse' | 'overwrite';
  readonly absent: 'keep' | 'remove';
}

export const keep = { edited: 'refuse', absent: 'keep' } as const satisfies Choices;

/** Signs up a new administrator and returns their browser. */
export async function adminOf(server: TestApp): Promise<TestBrowser> {
  return (await server.signedUpAs('admin')).browser;
}

/** Downloads all content of a site from the console. */
export async function downloadArchive(server: TestApp, browser: TestBrowser): Promise<Buffer> {
  const url = '/api/admin/content-archive';
  const headers = { cookie: browser.cookieHeader(url) };
  const answer = await server.app.inject({ url, headers, remoteAddress: browser.address });
  expect(answer.headers['content-type']).toBe('application/zip');
  return answer.rawPayload;
}

/** Archive as an upload. */
export const fileOf = (bytes: BlobPart | Buffer, name = 'content.zip') => new File([bytes as BlobPart], name);
export const archiveOf = (files: Readonly<Record<string, string>>) => fileOf(zipOf(files));

/** Requests the console's preview of an import. */
export function lookAt(browser: TestBrowser, archive: File, choices: Choices = keep) {
  return browser.call('POST /api/admin/content-archive-previews', { body: { ...choices, archive } });
}

/** Names of incomplete uploads on the server's disk. */
export function incomingOf(server: TestApp): string[] {
  return readdirSync(join(server.settings.dataDir, 'uploads', 'incoming'));
}

/** Form data that the web client would not create. */
export function formOf(fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** SVG image of one unit. */
export function drawing(inside = '<rect width="1" height="1"/>'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${inside}</svg>`;
}
