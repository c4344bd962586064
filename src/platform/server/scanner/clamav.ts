import { type Socket, connect } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClamavPlace } from '../config/settings.ts';
import { type Scanner, ScannerUnavailableError } from './scanner.ts';

/** Without a byte in either direction; clamd looks through an archive in seconds. */
const silenceMaxMs = 60_000;
const answerMaxBytes = 4096;

/** ClamAV's daemon, by its command INSTREAM: https://linux.die.net/man/8/clamd */
export function clamavScanner(place: ClamavPlace, maxSilenceMs = silenceMaxMs): Scanner {
  return {
    async scan(content) {
      const socket = connect(place);
      socket.setTimeout(maxSilenceMs, () => socket.destroy(new Error(`silent for ${maxSilenceMs} ms`)));
      try {
        const [answer] = await Promise.all([answerOf(socket), send(socket, content)]);
        return foundIn(answer);
      } catch (cause) {
        if (cause instanceof ScannerUnavailableError) throw cause;
        throw new ScannerUnavailableError('the virus scanner was not reached', { cause });
      } finally {
        socket.destroy();
        content.destroy();
      }
    },
  };
}

function send(socket: Socket, content: Readable): Promise<void> {
  return pipeline(content, chunksOf, socket, { end: false });
}

/** Each piece after its length in four bytes; a length of none ends it. */
async function* chunksOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of content) {
    if (piece.length > 0) yield Buffer.concat([lengthOf(piece.length), piece]);
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

async function answerOf(socket: Socket): Promise<string> {
  let answer = '';
  for await (const piece of socket as AsyncIterable<Buffer>) {
    answer += piece.toString('latin1');
    if (answer.endsWith('\0') || answer.length > answerMaxBytes) break;
  }
  return answer.replace(/\0$/, '').trim();
}

/** `stream: OK`, `stream: Eicar-Test-Signature FOUND`; anything else says nothing of the file. */
function foundIn(answer: string): string | null {
  if (answer === 'stream: OK') return null;
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (found === undefined) throw new ScannerUnavailableError(`the virus scanner answered “${answer}”`);
  return found;
}
