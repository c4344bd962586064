import type { Socket } from 'node:net';
import { Refusal } from '../http/refusal.ts';

interface Bounds {
  /** A browser needs one stream, regardless of its number of tabs. */
  readonly perUser: number;
  readonly inAll: number;
}

const retryAfterSeconds = 60;

/** Event streams that this process holds open. */
export interface OpenStreams {
  /**
   * Adds a stream, which `close` ends; returns a function that removes it. Throws `too-many-requests` if the user or
   * the connection has too many, `server-busy` if the process has.
   */
  add(uid: string, socket: Socket, close: () => void): () => void;
  closeAll(): void;
}

export function createOpenStreams({ perUser, inAll }: Bounds): OpenStreams {
  const closers = new Map<Socket, () => void>();
  const counts = new Map<string, number>();
  return {
    add(uid, socket, close) {
      const count = counts.get(uid) ?? 0;
      if (count >= perUser || closers.has(socket)) throw new Refusal('too-many-requests', retryAfterSeconds);
      if (closers.size >= inAll) throw new Refusal('server-busy', retryAfterSeconds);
      closers.set(socket, close);
      counts.set(uid, count + 1);
      // On the connection, not the answer: an answer queued behind another is not notified.
      socket.once('close', close);
      return () => {
        if (!closers.delete(socket)) return;
        socket.off('close', close);
        const left = (counts.get(uid) ?? 0) - 1;
        if (left > 0) counts.set(uid, left);
        else counts.delete(uid);
      };
    },
    closeAll: () => closers.forEach((close) => close()),
  };
}
