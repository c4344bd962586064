import { begin, nodeCommand } from './support/processes.ts';

const sitePort = 5173;
const site = `http://127.0.0.1:${sitePort}`;

// Browsers speak to Vite, so writes come from its origin.
const env = { OPVIR_PUBLIC_URL: site, OPVIR_DEV_API: process.env['PORT'] ?? '3000', LOG_LEVEL: 'warn', ...process.env };
const both = [
  nodeCommand('--watch', '--watch-preserve-output', 'src/app/server/main.ts'),
  nodeCommand('node_modules/vite/bin/vite.js', '--port', String(sitePort), '--strictPort'),
].map((command) => begin(command, { stdio: ['ignore', 'inherit', 'inherit'], env }));
console.log(`The site with hot reload: ${site}`);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => undefined);

// One without the other is of no use.
process.exitCode = (await Promise.race(both.map(({ ended }) => ended))) ?? 0;
for (const { child } of both) child.kill();
