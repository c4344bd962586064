import { type Server, type Socket, createServer } from 'node:net';
import { once } from 'node:events';

/** EICAR test file for virus scanners; split, so that none reports this file. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!', '$H+H*'].join('');

/** Daemon with ClamAV's INSTREAM protocol that detects one virus. */
export interface Clamd extends AsyncDisposable {
  readonly host: string;
  readonly port: number;
  /** Number of scanned files. */
  scans(): number;
  /** Overrides the result; null never answers. */
  answerWith(text: string | null | undefined): void;
}

export async function startClamd(port = 0): Promise<Clamd> {
  let scans = 0;
  let answer: string | null | undefined;
  const server: Server = createServer((socket) => void serve(socket));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const open = new Set<Socket>();
  server.on('connection', (socket) => void open.add(socket.once('close', () => open.delete(socket))));

  async function serve(socket: Socket): Promise<void> {
    socket.on('error', () => undefined);
    const content = await streamOf(socket);
    const said = commands[String(content)];
    if (said !== undefined) {
      if (answer !== null) socket.end(`${answer ?? said}\0`);
      return;
    }
    scans += 1;
    const found = content.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
    if (answer !== null) socket.end(`${answer ?? found}\0`);
  }

  const { port: chosen } = server.address() as { port: number };
  return {
    host: '127.0.0.1',
    port: chosen,
    scans: () => scans,
    answerWith: (text) => void (answer = text),
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Answers to commands other than a scan. */
const commands: Readonly<Record<string, string>> = { 'zPING\0': 'PONG', 'zVERSION\0': 'ClamAV 1.4.2/27500' };

/** Reads the chunks of a stream; each comes after its length, and one of length 0 ends it. */
async function streamOf(socket: Socket): Promise<Buffer> {
  const command = Buffer.from('zINSTREAM\0');
  let bytes = Buffer.alloc(0);
  for await (const piece of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes = Buffer.concat([bytes, piece]);
    if (String(bytes) in commands) return bytes;
    const content = contentIn(bytes, command);
    if (content) return content;
  }
  throw new Error('the connection ended in the middle');
}

function contentIn(bytes: Buffer, command: Buffer): Buffer | null {
  if (bytes.length >= command.length && !bytes.subarray(0, command.length).equals(command))
    throw new Error('no INSTREAM');
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
