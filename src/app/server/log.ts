import { type Logger, pino } from 'pino';

/** Longest buffer while the log cannot be written; later lines are lost. */
const unwrittenMaxBytes = 1024 * 1024;
/**
 * Buffer size and delay of a write: operators see lines within a second. Each write wakes a thread, which on a busy
 * machine costs more than the write itself.
 */
const writtenAtOnceBytes = 15 * 1024;
const writtenAfterMs = 500;
/** Error codes of a closed pipe or terminal. A full disk is not included: it may have space again. */
const goneCodes = ['EPIPE', 'EIO'];

/**
 * Creates the log on standard output. Buffered lines are written when the process exits, even by an exception; only a
 * kill from outside (SIGKILL, no memory) loses the last half second. `onUnread` is called once when nobody reads
 * standard output or standard error any more.
 */
export function createLog(level: string, onUnread: () => void): Logger {
  const destination = pino.destination({
    dest: process.stdout.fd,
    sync: false,
    minLength: writtenAtOnceBytes,
    maxLength: unwrittenMaxBytes,
  });
  let isUnread = false;
  const flushSync = destination.flushSync.bind(destination);
  const onFault = (error: NodeJS.ErrnoException): void => {
    // pino's last flush repeats until everything is written: without a reader or space the process would never exit.
    destination.flushSync = () => undefined;
    if (isUnread || !goneCodes.includes(error.code ?? '')) return;
    isUnread = true;
    onUnread();
  };
  destination.on('error', onFault);
  // Writing works again.
  destination.on('write', () => {
    if (!isUnread) destination.flushSync = flushSync;
  });
  for (const output of [process.stdout, process.stderr]) output.on('error', onFault);
  let writing: NodeJS.Timeout | undefined;
  // Replaces the library's own timer, which writes periodically even with an empty log and fails without a reader.
  const writeSoon = (line: string): string => {
    writing ??= setTimeout(() => {
      writing = undefined;
      destination.flush();
    }, writtenAfterMs).unref();
    return line;
  };
  return pino({ level, hooks: { streamWrite: writeSoon } }, destination);
}
