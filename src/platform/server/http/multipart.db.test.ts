import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { pdf } from '../../../../test/support/files.ts';

const app = await appForThisFile({ settings: { rateLimits: false } });
const uploads = join(app.settings.dataDir, 'uploads');
const type = 'multipart/form-data; boundary=b';
const part = (head: string, content: string) => `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
const cvPart = part('name="cv"; filename="cv.pdf"', '%PDF-1.7 hello');
const end = '--b--\r\n';

function post(body: string, contentType = type) {
  return app.browser().send('POST', '/api/applications', { body, headers: { 'content-type': contentType } });
}

function leftovers(): string[] {
  if (!existsSync(uploads)) return [];
  return [...readdirSync(join(uploads, 'incoming')), ...readdirSync(uploads).filter((name) => name !== 'incoming')];
}

describe('bodies with files that are not what they should be', () => {
  test.each([
    ['that has no boundary', cvPart + end, 'multipart/form-data'],
    ['whose boundary never comes', 'hello', type],
    ['that ends within a file', cvPart.slice(0, -6), type],
    ['that ends after a part', cvPart, type],
    ['with a field called __proto__', part('name="__proto__"', 'x') + end, type],
    [
      'with a field of broken JSON',
      `--b\r\nContent-Disposition: form-data; name="name"\r\nContent-Type: application/json\r\n\r\n{\r\n${end}`,
      type,
    ],
    [
      'with a field of JSON that is no text',
      `--b\r\nContent-Disposition: form-data; name="name"\r\nContent-Type: application/json\r\n\r\n{"a":1}\r\n${end}`,
      type,
    ],
    ['with two CVs', cvPart + cvPart + end, type],
    ['with a name twice', part('name="name"', 'Ada') + part('name="name"', 'Grace') + end, type],
    ['with text instead of a CV', part('name="cv"', 'hello') + end, type],
    ['with a thousand fields', part('name="name"', 'Ada').repeat(1000) + end, type],
  ])('one %s is refused, and leaves nothing behind', async (_, body, contentType) => {
    expect(await post(body, contentType)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect(leftovers()).toEqual([]);
  });

  test.each([
    ['under a name that the route does not know', 'name="photo"; filename="cv.pdf"'],
    ['without a name', 'filename="cv.pdf"'],
  ])('a file %s is refused, and leaves nothing behind', async (_, head) => {
    const answer = await post(part(head, '%PDF-1.7') + end);
    expect(answer).toMatchObject({ status: 415, body: { code: 'file-not-accepted' } });
    expect(leftovers()).toEqual([]);
  });

  test('a file input that was left empty counts as missing', async () => {
    const answer = await post(part('name="cv"; filename=""', '') + end);
    expect(answer).toMatchObject({ status: 400 });
    expect((answer.body as { fields: { path: string }[] }).fields.map(({ path }) => path)).toContain('body.cv');
  });

  test('one that announces far more than is allowed is refused unread, and so is one without a length', async () => {
    const url = new URL(await app.listen());
    const head = ['POST /api/applications HTTP/1.1', `host: ${url.host}`, `content-type: ${type}`];
    for (const length of ['content-length: 9999999999', 'transfer-encoding: chunked']) {
      const socket = connect(Number(url.port), url.hostname);
      socket.write([...head, length, '', ''].join('\r\n'));
      const [answer] = (await once(socket, 'data')) as [Buffer];
      expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 [\s\S]*\r\nconnection: close\r\n/i);
      socket.destroy();
    }
  });

  test('of a sender that goes away in the middle nothing is left', async () => {
    const address = app.app.server.address();
    if (address === null || typeof address === 'string') throw new Error('the app does not listen');
    const socket = connect(address.port, '127.0.0.1');
    const head = [
      'POST /api/applications HTTP/1.1',
      'host: x',
      `content-type: ${type}`,
      'content-length: 100000',
      '',
      '',
    ];
    socket.write(head.join('\r\n') + cvPart.slice(0, -6));
    await eventually('the file to arrive', () => readdirSync(join(uploads, 'incoming')).length === 1);
    socket.destroy();
    await eventually('the file to go', () => leftovers().length === 0);
    expect(leftovers()).toEqual([]);
  });

  test('after all that an application is taken as ever', async () => {
    const body = {
      name: 'Ada',
      email: 'ada@example.org',
      linkedin: 'https://l.example',
      website: 'https://w.example',
      cv: pdf(),
    };
    expect((await app.browser().try('POST /api/applications', { body })).status).toBe(201);
  });
});
