import type { Settings } from '../../../platform/server/config/settings.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { paletteOf } from '../palette.ts';
import { type SetupRow, setupQueries } from './queries.ts';

interface Deps extends Pick<Services, 'db' | 'log'> {
  readonly settings: Pick<Settings, 'brand' | 'isBrandSet'>;
}

/** Current name, colors and logo of the site; a change reaches all processes within a second. */
export interface SiteLook {
  /** Brand name on pages and in mails. The operator's setting takes precedence. */
  readonly brand: string;
  /** HTML for the head of each page; empty for the default look. */
  readonly headTags: string;
  current(): SetupRow;
  /** CSS rules for the accent and the logo. */
  css(): string;
  /** Reloads after a change in this process; other processes poll. */
  refresh(): Promise<void>;
  onChange(listener: () => void): void;
  stop(): void;
}

const lookMs = 1000;
const untouched: SetupRow = {
  id: 'site',
  version: 'none',
  brand: null,
  accent: null,
  logo: null,
  logoType: null,
  mailTestedAt: null,
  dismissedAt: null,
};

/** Creates the site's look. Rejects if the database does not respond. */
export async function createSiteLook({ db, settings, log }: Deps): Promise<SiteLook> {
  const { findSetup, findVersion } = setupQueries(db);
  const listeners: (() => void)[] = [];
  let row = (await findSetup.first({})) ?? untouched;

  async function refresh(): Promise<void> {
    const found = await findVersion.first({});
    if (!found || found.version === row.version) return;
    row = (await findSetup.first({})) ?? untouched;
    for (const listener of listeners) listener();
  }

  const looking = setInterval(() => {
    // A database outage is already logged elsewhere; the look stays as it was.
    refresh().catch((err: unknown) => log.debug({ err }, 'the look of the site cannot be read'));
  }, lookMs).unref();

  return {
    get brand() {
      return settings.isBrandSet ? settings.brand : (row.brand ?? settings.brand);
    },
    get headTags() {
      const { accent, logo, version } = row;
      return accent === null && logo === null ? '' : `<link rel="stylesheet" href="/look.css?v=${version}">`;
    },
    current: () => row,
    css: () => cssOf(row),
    refresh,
    onChange: (listener) => void listeners.push(listener),
    stop: () => clearInterval(looking),
  };
}

/** Brand name in mails sent by the command line. */
export async function brandOf(db: Database, settings: Deps['settings']): Promise<string> {
  if (settings.isBrandSet) return settings.brand;
  return (await setupQueries(db).findSetup.first({}))?.brand ?? settings.brand;
}

function cssOf({ accent, logo, version }: SetupRow): string {
  const tokens = Object.entries(accent === null ? {} : paletteOf(accent)).map(
    ([name, [light, dark]]) => `--${name}:light-dark(${light},${dark})`,
  );
  const mark = 'header a[href="/"] svg';
  return [
    ...(tokens.length > 0 ? [`:root{${tokens.join(';')}}`] : []),
    ...(logo === null
      ? []
      : [`${mark}{background:url(/logo?v=${version}) center/contain no-repeat}`, `${mark}>*{display:none}`]),
  ].join('\n');
}
