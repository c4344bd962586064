import { type Logger, pino } from 'pino';

/** What may wait for room while the log cannot be written; the lines after that are lost. */
const unwrittenMaxBytes = 1024 * 1024;
/** The reader of a pipe is gone; so is a terminal. A full disk is none of these: it may have room again. */
const goneCodes = ['EPIPE', 'EIO'];

/** The log, on standard output. `onUnread` is called once when nobody reads that or standard error any more. */
export function createLog(level: string, onUnread: () => void): Logger {
  const destination = pino.destination({ dest: process.stdout.fd, maxLength: unwrittenMaxBytes });
  let isUnread = false;
  const onFault = (error: NodeJS.ErrnoException): void => {
    // pino's last flush goes on until all is written: without a reader or room the process would never end.
    destination.flushSync = () => undefined;
    if (isUnread || !goneCodes.includes(error.code ?? '')) return;
    isUnread = true;
    onUnread();
  };
  destination.on('error', onFault);
  for (const output of [process.stdout, process.stderr]) output.on('error', onFault);
  return pino({ level }, destination);
}
