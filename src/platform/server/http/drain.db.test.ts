import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';
import { eventually } from '../../../../test/support/eventually.ts';

const app = await appForThisFile();
const { port } = new URL(await app.listen());

const form = 'multipart/form-data; boundary=b';
/** More than any route here reads. */
const bytes = 60 * 1024 * 1024;

test.each([
  ['JSON that is too large', 'POST /api/verifications', 'application/json', 413],
  ['a form that is too large', 'POST /api/applications', form, 413],
  ['a body to no route', 'POST /api/nowhere', 'application/json', 413],
  ['a body of another type', 'POST /api/verifications', 'text/csv', 415],
  ['a form in the place of JSON', 'POST /api/verifications', form, 415],
])('the sender of %s is answered, may send the rest, and goes on', async (_, route, type, expected) => {
  const socket = connect(Number(port));
  let heard = '';
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text));
  const head = (of: string, length: number) =>
    `${of} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
  socket.write(head(route, bytes) + 'x'.repeat(1000));
  const status = await eventually('an answer', () => /^HTTP\/1\.1 (\d+) /.exec(heard)?.[1]);
  expect(status).toBe(String(expected));
  socket.write('x'.repeat(bytes - 1000));
  socket.write('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  await eventually('the next answer', () => heard.includes('HTTP/1.1 200 '));
  socket.destroy();
});
