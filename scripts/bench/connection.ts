import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type Answer, readAnswers } from './answer-reader.ts';
import type { Learner } from './learners.ts';

/** Timeout after which an answer counts as missing. */
export const answerMaxMs = 15_000;

export async function openSocket(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  return socket;
}

/** Connection of a browser: sends requests one after the other, and reconnects for the next one after a close. */
export class Connection implements Disposable {
  readonly #port: number;
  #socket: Socket | undefined;
  #asked: PromiseWithResolvers<Answer> | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /** Sends a request. Throws if the connection breaks before the answer is complete, or cannot be opened. */
  async ask(request: string): Promise<Answer> {
    const socket = this.#socket ?? (await this.#open());
    this.#asked = Promise.withResolvers();
    socket.setTimeout(answerMaxMs);
    socket.write(request);
    return this.#asked.promise;
  }

  [Symbol.dispose](): void {
    this.#socket?.destroy();
  }

  async #open(): Promise<Socket> {
    const socket = await openSocket(this.#port);
    const take = readAnswers((answer) => {
      socket.setTimeout(0);
      this.#asked?.resolve(answer);
    });
    socket.on('data', take);
    socket.on('timeout', () => socket.destroy(new Error('no answer')));
    const end = (error?: Error) => {
      if (this.#socket === socket) this.#socket = undefined;
      this.#asked?.reject(error ?? new Error('the connection was closed'));
    };
    socket.on('error', end);
    socket.on('close', () => end());
    this.#socket = socket;
    return socket;
  }
}

type From = Pick<Learner, 'address'> & Partial<Pick<Learner, 'cookie'>>;

/** Returns a complete request as a proxy forwards it: `call` is a method and a path. */
export function requestOf({ address, cookie }: From, call: string, body?: string, ...more: readonly string[]): string {
  const head = [
    `${call} HTTP/1.1`,
    'Host: 127.0.0.1',
    'User-Agent: bench',
    'Accept: */*',
    `X-Forwarded-For: ${address}`,
    ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
    ...(body === undefined ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]),
    ...more,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body ?? ''}`;
}
