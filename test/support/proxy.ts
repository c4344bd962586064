import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Proxy in front of a database server that simulates its failures. */
export interface DatabaseProxy {
  /** Address of the database through the proxy. */
  readonly url: string;
  /** Accepts connections but answers nothing, like a stopped process or a host that hangs. */
  freeze(): void;
  /** Forwards the pending data and continues. */
  thaw(): void;
  /** Cuts and refuses connections, like a stopped server. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Starts a proxy in front of the database at `url` until the test ends. */
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
