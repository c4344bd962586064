import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string | false;
  readonly to: string[];
  readonly source: Buffer;
}

interface OpenSmtpServer extends AsyncDisposable {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Number of clients connected now. */
  connections(): number;
}

/** Starts a real mail server that records its mails, until it is disposed of; by default on a free port. */
export async function openSmtpServer(options: SMTPServerOptions = {}, port = 0): Promise<OpenSmtpServer> {
  const received: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom && envelope.mailFrom.address;
        const source = Buffer.concat(chunks);
        // First mail of every account; tests are about other mails.
        if (!source.includes('\nSubject: Confirm your email address for ')) {
          received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
        }
        done();
      });
    },
    ...options,
  });
  // A killed client resets its connection.
  smtp.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET') throw error;
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  smtp.listen(port, '127.0.0.1', resolve);
  await promise;
  const url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
  const dispose = () => new Promise<void>((closed) => smtp.close(() => closed()));
  return { url, received, connections: () => smtp.connections.size, [Symbol.asyncDispose]: dispose };
}
