const name = 'OPVIR_BACKGROUND_PRIORITY';
const isNormal = process.env[name] === 'normal';

/**
 * True if background threads run at low priority. Each thread reads the variable itself; the settings check its value.
 */
export const isBackgroundLow: boolean = !isNormal;

/** Environment for a thread that gets no other variables from the server. */
export const backgroundEnvironment: Readonly<Record<string, string>> = isNormal ? { [name]: 'normal' } : {};
