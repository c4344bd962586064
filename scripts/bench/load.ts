import autocannon from 'autocannon';
import type { Server } from './servers.ts';

/** One kind of call under measurement. */
export interface Call {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  connections: number;
}

export interface Measurement {
  requestsPerSecond: number;
  /** Requests for each second of the server's processor time; null where that is not known. */
  requestsPerCpuSecond: number | null;
  p99Ms: number;
}

/** Sends one kind of call for so many seconds. Throws if any answer is not a success: a fast error is no result. */
export async function measure(server: Server, call: Call, cookie: string, seconds: number): Promise<Measurement> {
  const cpuBefore = server.cpuMs();
  const result = await autocannon({
    url: server.url + call.path,
    method: call.method,
    connections: call.connections,
    duration: seconds,
    headers: { cookie, 'content-type': 'application/json' },
    ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
  });
  const cpuAfter = server.cpuMs();
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${server.name} ${call.name}: ${result.non2xx} answers were not a success, ${result.errors} failed`,
    );
  }
  const count = result.requests.total;
  const cpuSeconds = cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / 1000;
  return {
    requestsPerSecond: count / result.duration,
    requestsPerCpuSecond: cpuSeconds === null ? null : count / cpuSeconds,
    p99Ms: result.latency.p99,
  };
}
