import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const inPath = (name: string) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
const firstOf = (files: readonly (string | undefined)[]) =>
  files.find((file) => file !== undefined && existsSync(file));

/** Path of Firefox, if it is installed. */
export const firefox = inPath('firefox-esr') ?? inPath('firefox');

const driver = inPath('WebKitWebDriver');
const display = inPath('Xvfb');
const browser = firstOf(
  ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/${machine()}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

/** WebKitGTK's browser with its driver, and a virtual display; undefined if one of them is missing. */
export const webkit = driver && browser && display ? { driver, browser, display } : undefined;

/** One line for each browser that the main journeys cannot be tested in on this machine. */
export const missingBrowsers: readonly string[] = [
  ...(firefox === undefined ? ['Firefox is not installed (Debian: firefox-esr)'] : []),
  ...(webkit === undefined ? ['WebKit is not installed (Debian: webkit2gtk-driver and xvfb)'] : []),
];

function machine(): string {
  return process.arch === 'arm64' ? 'aarch64' : 'x86_64';
}
