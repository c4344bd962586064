import { restrictToOwner } from '../../platform/server/config/owner-only.ts';
import { runCommand } from './run-command.ts';

restrictToOwner();
const { exitCode, stdout, stderr } = await runCommand(process.argv.slice(2));
if (stdout !== '') process.stdout.write(`${stdout}\n`);
if (stderr !== '') process.stderr.write(`${stderr}\n`);
process.exitCode = exitCode;
