import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientOf } from './client-address.ts';
import type { Caller, RequestContext } from './context.ts';

/** Request context of a handler. Properties are created lazily, because most handlers use few of them. */
export class HandlerContext implements RequestContext {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.#request = request;
    this.#reply = reply;
  }

  get caller(): Caller | null {
    return this.#request.caller;
  }

  get headers() {
    return this.#request.headers;
  }

  get address(): string {
    return clientOf(this.#request.ip);
  }

  get log() {
    return this.#request.log;
  }

  get gone(): AbortSignal {
    const { raw } = this.#reply;
    const controller = new AbortController();
    if (raw.destroyed) controller.abort();
    // A response also closes after a complete answer; the request's own `close` only says that its body was read.
    else raw.once('close', () => raw.writableFinished || controller.abort());
    return controller.signal;
  }

  /** Bound, because handlers destructure it from the context. */
  readonly setCookies = (cookies: readonly string[]): void => {
    void this.#reply.header('set-cookie', cookies);
  };
}
