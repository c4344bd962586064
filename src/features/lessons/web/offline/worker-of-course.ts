import { engineScope, scopeOf, siteScope, siteWorkerAddress, workerAddress } from './copies.ts';
import { CopyFailed } from './plan-copy.ts';

/** Registers the service workers for a course's lesson pages and for the site around them. Throws {@link CopyFailed}. */
export async function startWorker(courseId: string): Promise<void> {
  try {
    const { serviceWorker } = navigator;
    const registrations = await Promise.all([
      ...[scopeOf(courseId), engineScope].map((scope) => serviceWorker.register(workerAddress, { scope })),
      serviceWorker.register(siteWorkerAddress, { scope: siteScope }),
    ]);
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
  const scopes = courseIds.length === 0 ? [] : [engineScope, siteScope, ...courseIds.map(scopeOf)];
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
