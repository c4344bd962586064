import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface ReceivedMail {
  readonly from: string | false;
  readonly to: string[];
  readonly source: Buffer;
}

/** A real mail server on a free port until the test ends, and what it was given. */
export async function startSmtpServer(
  options: SMTPServerOptions = {},
): Promise<{ url: string; received: readonly ReceivedMail[] }> {
  const received: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom && envelope.mailFrom.address;
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source: Buffer.concat(chunks) });
        done();
      });
    },
    ...options,
  });
  const url = await listening(smtp.server);
  onTestFinished(() => new Promise<void>((closed) => smtp.close(() => closed())));
  return { url, received };
}

/** A mail server that takes every connection and says nothing. */
export async function startSilentServer(): Promise<{ url: string; connections: ReadonlySet<Socket> }> {
  const connections = new Set<Socket>();
  const server = createServer((socket) => void connections.add(socket.on('error', () => undefined)));
  const url = await listening(server);
  onTestFinished(() => {
    for (const socket of connections) socket.destroy();
    return new Promise<void>((closed) => server.close(() => closed()));
  });
  return { url, connections };
}

async function listening(server: Server): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
