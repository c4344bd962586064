import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Before the first of our modules is read: what was compiled once is not compiled at the next start. Where the folder
// cannot be written, everything is compiled as if this was not here.
enableCompileCache(join(import.meta.dirname, '../../../.cache/compile'));
await import('./serve.ts');
