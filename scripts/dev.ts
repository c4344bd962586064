import { spawn } from 'node:child_process';
import { nodeCommand } from './support/processes.ts';

const sitePort = 5173;
const site = `http://127.0.0.1:${sitePort}`;

// Browsers speak to Vite, so writes come from its origin.
const env = { OPVIR_PUBLIC_URL: site, OPVIR_DEV_API: process.env['PORT'] ?? '3000', LOG_LEVEL: 'warn', ...process.env };
const [node = '', ...flags] = nodeCommand('--watch', '--watch-preserve-output', 'src/app/server/main.ts');
const server = spawn(node, flags, { stdio: ['ignore', 'inherit', 'inherit'], env });
const vite = spawn(node, ['node_modules/vite/bin/vite.js', '--port', String(sitePort), '--strictPort'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env,
});
console.log(`The site with hot reload: ${site}`);

server.once('exit', (code) => end(code));
vite.once('exit', (code) => end(code));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => undefined);

/** One without the other is of no use. */
function end(code: number | null): void {
  process.exitCode ??= code ?? 0;
  server.kill();
  vite.kill();
}
