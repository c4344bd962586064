import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Enabled before the first of our modules is loaded, so that later starts reuse the compiled code. If the folder is not
// writable, everything is compiled as usual.
enableCompileCache(join(import.meta.dirname, '../../../.cache/compile'));
await import('./serve.ts');
