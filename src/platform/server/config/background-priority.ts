const name = 'OPVIR_BACKGROUND_PRIORITY';
const isNormal = process.env[name] === 'normal';

/** Whether background threads run at low priority. Each thread reads it for itself; the settings check the value. */
export const isBackgroundLow: boolean = !isNormal;

/** Environment for a thread that gets no other variables from the server. */
export const backgroundEnvironment: Readonly<Record<string, string>> = isNormal ? { [name]: 'normal' } : {};
