import { passwordMinLengthDefault } from '../contract/limits.ts';

/** Operator's settings that every page may show. */
export interface SiteSettings {
  readonly brand: string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly passwordMinLength: number;
  /** Days that closed applications are retained; null: until somebody deletes them. */
  readonly applicationRetentionDays: number | null;
}

/** Placeholders in prerendered pages; the server replaces them with the operator's settings when it starts. */
const sentinels: SiteSettings = {
  brand: '__opvir_brand__',
  publicUrl: '__opvir_public_url__',
  passwordMinLength: passwordMinLengthDefault,
  applicationRetentionDays: null,
};

let settings: SiteSettings | undefined;

/**
 * The operator's settings as the server wrote them into the page. While prerendering: placeholders; numbers have none,
 * so show them only through `useHydrated`.
 */
export function siteSettings(): SiteSettings {
  settings ??= typeof document === 'undefined' ? sentinels : read();
  return settings;
}

function read(): SiteSettings {
  const text = document.getElementById('site-settings')?.textContent.trim() ?? '';
  // The development server and tests leave the placeholder as it is.
  if (!text.startsWith('{')) return { ...sentinels, brand: 'Opvir', publicUrl: location.origin };
  return JSON.parse(text) as SiteSettings;
}
