export function withLock(file: string, whileWaiting: string, work: () => void | Promise<void>): Promise<void>;
