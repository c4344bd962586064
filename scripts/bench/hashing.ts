import { argon2Sync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { passwordCosts } from '../../src/features/identity/server/password.ts';

/** Number of passwords that all cores together can hash in a second. */
export async function hashesPerSecond(ms: number): Promise<number> {
  const workers = Array.from(
    { length: availableParallelism() },
    () => new Worker(import.meta.filename, { workerData: ms }),
  );
  const rates = await Promise.all(workers.map((worker) => once(worker, 'message') as Promise<[number]>));
  return rates.reduce((sum, [rate]) => sum + rate, 0);
}

if (!isMainThread) {
  const from = performance.now();
  let count = 0;
  for (; performance.now() - from < Number(workerData); count += 1) {
    argon2Sync('argon2id', { message: 'a password', nonce: randomBytes(16), ...passwordCosts.strong });
  }
  parentPort?.postMessage((count * 1000) / (performance.now() - from));
}
