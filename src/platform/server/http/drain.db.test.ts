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
  ['JSON', 'POST /api/verifications', 'application/json'],
  ['JSON without a route', 'POST /api/nowhere', 'application/json'],
  ['a form', 'POST /api/applications', form],
])('a sender of too much %s is answered, may send the rest, and goes on', async (_, route, type) => {
  const socket = connect(Number(port));
  let heard = '';
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text));
  const head = (of: string, length: number) =>
    `${of} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
  socket.write(head(route, bytes) + 'x'.repeat(1000));
  const status = await eventually('an answer', () => /^HTTP\/1\.1 (4\d\d) /.exec(heard)?.[1]);
  expect(status).toMatch(/^4(?:04|13)$/);
  socket.write('x'.repeat(bytes - 1000));
  socket.write('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  await eventually('the next answer', () => heard.includes('HTTP/1.1 200 '));
  socket.destroy();
});
