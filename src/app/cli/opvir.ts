import { runCommand } from './run-command.ts';

const { exitCode, stdout, stderr } = await runCommand(process.argv.slice(2));
if (stdout !== '') process.stdout.write(`${stdout}\n`);
if (stderr !== '') process.stderr.write(`${stderr}\n`);
process.exitCode = exitCode;
