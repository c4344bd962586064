import { DatabaseSync } from 'node:sqlite';
import './log-unsynced.ts';

// Preloaded by `--prove`: runs SQLite without syncs and acknowledges commits before they are on disk, which the test
// must detect.

// oxlint-disable-next-line typescript/unbound-method -- called below with the connection as `this`
const exec = DatabaseSync.prototype.exec;
DatabaseSync.prototype.exec = function execWithoutSync(sql) {
  exec.call(this, sql.replace(/synchronous\s*=\s*\w+/i, 'synchronous = OFF'));
};
