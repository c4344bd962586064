import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { openSmtpServer } from './open-smtp-server.ts';

/** Starts a real mail server that records its mails, on a free port until the test ends. */
export async function startSmtpServer(
  options: SMTPServerOptions = {},
): Promise<Omit<Awaited<ReturnType<typeof openSmtpServer>>, typeof Symbol.asyncDispose>> {
  const server = await openSmtpServer(options);
  onTestFinished(() => server[Symbol.asyncDispose]());
  return server;
}

/** Starts a mail server that accepts every connection and sends nothing. */
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
