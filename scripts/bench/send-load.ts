import type { Socket } from 'node:net';
import { type Histogram, createHistogram } from 'node:perf_hooks';
import { readAnswers } from './answer-reader.ts';
import { answerMaxMs, openSocket } from './connection.ts';

/** Prepared HTTP requests over persistent connections, each with one pending request. */
export interface Load {
  /** Sent in turn; the next run against the same port continues after the last one sent. */
  readonly requests: readonly string[];
  readonly connections: number;
  /** Pause of a connection between an answer and its next request; 0 for none. */
  readonly pauseMs: number;
  /** True if answers may differ in size. */
  readonly sizesDiffer?: boolean;
}

/** Latencies of answers. */
export interface Timing {
  readonly count: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}

export interface LoadResult extends Timing {
  readonly perSecond: number;
  /** Size of the first answer; any other size is a fault, unless the load allows it. */
  readonly bodyBytes: number;
  /** Number of failed answers, answers of another size, and broken connections. */
  readonly faults: number;
  readonly firstFault: string | null;
}

const nsPerMs = 1e6;
/** Number of requests of a load sent to a port so far. */
const sentTo = new Map<string, number>();

/** Begins to send; nothing is counted before `count`. `end` waits for pending requests and returns the counts. */
export async function sendLoad({ requests, connections, pauseMs, sizesDiffer = false }: Load, port: number) {
  const bytes = requests.map((request) => Buffer.from(request));
  const name = `${port} ${requests[0]?.split('\r\n', 1)[0]}`;
  const latencies = createHistogram();
  const outcome = { bodyBytes: -1, faults: 0, firstFault: null as string | null };
  let phase: 'warming up' | 'counting' | 'ending' = 'warming up';

  function fault(what: string): void {
    outcome.faults += 1;
    outcome.firstFault ??= what;
  }

  function drive(socket: Socket): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    let sentAt = 0n;
    const send = () => {
      if (phase === 'ending') return resolve();
      const turn = sentTo.get(name) ?? 0;
      sentTo.set(name, turn + 1);
      sentAt = process.hrtime.bigint();
      socket.write(bytes[turn % bytes.length] ?? '');
    };
    const take = readAnswers(({ status, bodyBytes }) => {
      if (phase === 'counting') latencies.record(process.hrtime.bigint() - sentAt);
      if (outcome.bodyBytes < 0) outcome.bodyBytes = bodyBytes;
      const isOdd = bodyBytes !== outcome.bodyBytes && !sizesDiffer;
      if (status < 200 || status > 299 || isOdd) fault(`${status} with ${bodyBytes} bytes`);
      if (pauseMs === 0) send();
      else setTimeout(send, pauseMs);
    });
    socket.on('data', take);
    socket.setTimeout(answerMaxMs, () => socket.destroy(new Error('no answer')));
    socket.on('error', ({ message }) => fault(message));
    socket.on('close', () => {
      fault('a connection was closed');
      resolve();
    });
    send();
    return promise;
  }

  const sockets = await Promise.all(Array.from({ length: connections }, () => openSocket(port)));
  const driven = sockets.map(drive);
  return {
    count: () => void (phase = 'counting'),
    async end(seconds: number): Promise<LoadResult> {
      phase = 'ending';
      const timing = timingOf(latencies);
      await Promise.all(driven);
      for (const socket of sockets) socket.removeAllListeners('close').destroy();
      return { perSecond: timing.count / seconds, ...timing, ...outcome };
    },
  };
}

/** Timing from a histogram of latencies in nanoseconds. */
export function timingOf(latencies: Histogram): Timing {
  const [p50Ms = 0, p99Ms = 0] = [50, 99].map((share) => latencies.percentile(share) / nsPerMs);
  return { count: latencies.count, p50Ms, p99Ms, maxMs: latencies.max / nsPerMs };
}
