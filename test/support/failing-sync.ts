import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

// Preloaded into a server: from SIGCONT on, flushes to the disk fail.

const { fdatasync } = fs;
let isFailing = false;
process.on('SIGCONT', () => (isFailing = true));
const failing = (file: number, done: fs.NoParamCallback): void =>
  isFailing ? process.nextTick(done, new Error('EIO: i/o error, fdatasync')) : fdatasync(file, done);
fs.fdatasync = Object.assign(failing, { __promisify__: fdatasync.__promisify__ });
syncBuiltinESMExports();
