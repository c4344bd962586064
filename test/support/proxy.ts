import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Stands before a database server, and can do to its clients what a server in trouble does. */
export interface DatabaseProxy {
  /** The database's address, through the proxy. */
  readonly url: string;
  /** Connections are taken and kept, and nothing is answered: a process that is stopped, a host that hangs. */
  freeze(): void;
  /** What was sent meanwhile goes on. */
  thaw(): void;
  /** Connections are cut and refused: a server that is stopped. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A proxy before the database at `url` until the test ends. */
export async function startProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isFrozen = false;

  function keep(socket: Socket): Socket {
    sockets.add(socket);
    if (isFrozen) socket.pause();
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  }

  function join(client: Socket): void {
    const server = connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [[client, server] as const, [server, client] as const]) {
      keep(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('close', () => to.destroy());
      if (isFrozen) from.pause();
    }
  }

  const server = createServer(join);
  const port = await listen(server, 0);
  const stop = async () => {
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    server.close(() => resolve());
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  onTestFinished(stop);
  const proxied = new URL(url);
  proxied.host = `127.0.0.1:${port}`;
  return {
    url: proxied.href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    stop,
    start: async () => void (await listen(server, port)),
  };
}

async function listen(server: Server, port: number): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(port, '127.0.0.1', resolve);
  await promise;
  return (server.address() as AddressInfo).port;
}
