export { EngineBusy, type EnginePool, type RunOptions } from './engine-pool.ts';
export { isRunnable, printedBy } from './printed-by.ts';
