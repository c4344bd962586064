import { type Logger, pino } from 'pino';

/** What may wait for room while the log cannot be written; the lines after that are lost. */
const unwrittenMaxBytes = 1024 * 1024;
/**
 * Lines are written so many bytes at a time, or after so long: an operator who looks on sees them within a second. Each
 * writing wakes a thread, which on a busy machine costs more than the writing itself.
 */
const writtenAtOnceBytes = 15 * 1024;
const writtenAfterMs = 500;
/** The reader of a pipe is gone; so is a terminal. A full disk is none of these: it may have room again. */
const goneCodes = ['EPIPE', 'EIO'];

/**
 * The log, on standard output. What waits is written when the process ends, by whichever exception; only what kills it
 * from outside (SIGKILL, no memory) takes the last half second along. `onUnread` is called once when nobody reads standard
 * output or standard error any more.
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
    // pino's last flush goes on until all is written: without a reader or room the process would never end.
    destination.flushSync = () => undefined;
    if (isUnread || !goneCodes.includes(error.code ?? '')) return;
    isUnread = true;
    onUnread();
  };
  destination.on('error', onFault);
  // There is room again.
  destination.on('write', () => {
    if (!isUnread) destination.flushSync = flushSync;
  });
  for (const output of [process.stdout, process.stderr]) output.on('error', onFault);
  let writing: NodeJS.Timeout | undefined;
  // Not the library's own timer: that one writes nothing twice a second while nothing is logged, which fails without a reader.
  const writeSoon = (line: string): string => {
    writing ??= setTimeout(() => {
      writing = undefined;
      destination.flush();
    }, writtenAfterMs).unref();
    return line;
  };
  return pino({ level, hooks: { streamWrite: writeSoon } }, destination);
}
