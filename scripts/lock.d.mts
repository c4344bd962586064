export function withLock<T>(file: string, whileWaiting: string, work: () => T | Promise<T>): Promise<T>;
