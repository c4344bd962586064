import { type TestApp, startTestApp } from './app.ts';

/** Starts another process of the installation, which sweeps, and stops it afterwards. */
export async function sweep(app: TestApp): Promise<void> {
  const beside = await startTestApp({ beside: app });
  await beside[Symbol.asyncDispose]();
}
