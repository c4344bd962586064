import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

// Preloaded by `--prove`: acknowledges commits before they are on disk, which the test must detect.

const withoutSync = (_file: number, done: fs.NoParamCallback): void => process.nextTick(done, null);
fs.fdatasync = Object.assign(withoutSync, { __promisify__: fs.fdatasync.__promisify__ });
syncBuiltinESMExports();
