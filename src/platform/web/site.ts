import { passwordMinLengthDefault } from '../contract/limits.ts';

/** What the operator set and every page may show. */
export interface SiteSettings {
  readonly brand: string;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  readonly passwordMinLength: number;
  /** How long closed applications are kept; null: until somebody deletes them. */
  readonly applicationRetentionDays: number | null;
}

/** Stand-ins that prerendered pages carry; the server puts the operator's words in their place when it starts. */
const sentinels: SiteSettings = {
  brand: '__opvir_brand__',
  publicUrl: '__opvir_public_url__',
  passwordMinLength: passwordMinLengthDefault,
  applicationRetentionDays: null,
};

let settings: SiteSettings | undefined;

/**
 * The operator's settings as the server wrote them into the page. While prerendering: the stand-ins, of which
 * the numbers have none (show them through `useHydrated` only).
 */
export function siteSettings(): SiteSettings {
  settings ??= typeof document === 'undefined' ? sentinels : read();
  return settings;
}

function read(): SiteSettings {
  const text = document.getElementById('site-settings')?.textContent.trim() ?? '';
  // The development server and tests leave the place unfilled.
  if (!text.startsWith('{')) return { ...sentinels, brand: 'Opvir', publicUrl: location.origin };
  return JSON.parse(text) as SiteSettings;
}
