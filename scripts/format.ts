import { nodeCommand, run } from './support/processes.ts';

process.exitCode = await run(nodeCommand('node_modules/oxfmt/bin/oxfmt', ...process.argv.slice(2)));
