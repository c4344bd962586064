import { DatabaseSync } from 'node:sqlite';
import './log-unsynced.ts';

// Loaded into the server before its own code, by the proof alone that the crash test sees a database which does not wait
// for the disk.

// oxlint-disable-next-line typescript/unbound-method -- called below with the connection as `this`
const exec = DatabaseSync.prototype.exec;
DatabaseSync.prototype.exec = function execWithoutSync(sql) {
  exec.call(this, sql.replace(/synchronous\s*=\s*\w+/i, 'synchronous = OFF'));
};
