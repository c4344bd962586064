import { endWithParent, nodeCommand, run } from './support/processes.ts';

endWithParent();
process.exitCode = await run(nodeCommand('node_modules/oxfmt/bin/oxfmt', ...process.argv.slice(2)));
