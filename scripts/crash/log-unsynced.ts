import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

// Loaded into the server before its own code, by the proof alone that the crash test sees where a commit is told of that is
// not on the disk: SQLite keeps its order, and nobody waits for its log.

const withoutSync = (_file: number, done: fs.NoParamCallback): void => process.nextTick(done, null);
fs.fdatasync = Object.assign(withoutSync, { __promisify__: fs.fdatasync.__promisify__ });
syncBuiltinESMExports();
