import { engineScope, scopeOf, workerAddress } from './copies.ts';
import { CopyFailed } from './plan-copy.ts';

/** Registers the service worker for a course's lesson pages. Throws {@link CopyFailed}. */
export async function startWorker(courseId: string): Promise<void> {
  try {
    const registrations = await Promise.all(
      [scopeOf(courseId), engineScope].map((scope) => navigator.serviceWorker.register(workerAddress, { scope })),
    );
    await Promise.all(registrations.map(untilActive));
  } catch (error) {
    throw new CopyFailed('refused', error);
  }
}

/**
 * Unregisters the workers of all courses but these. Open pages continue with theirs, which then has nothing to answer
 * from.
 */
export async function removeOtherWorkers(courseIds: readonly string[]): Promise<void> {
  const scopes = courseIds.length === 0 ? [] : [engineScope, ...courseIds.map(scopeOf)];
  const needed = scopes.map((scope) => new URL(scope, location.href).href);
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.filter(({ scope }) => !needed.includes(scope)).map((each) => each.unregister()));
}

async function untilActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? waiting ?? installing;
  if (!worker || worker.state === 'activated') return;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      else if (worker.state === 'redundant') reject(new Error('the worker was not installed'));
    });
  });
}
