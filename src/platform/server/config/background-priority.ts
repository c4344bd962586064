const name = 'OPVIR_BACKGROUND_PRIORITY';
const isNormal = process.env[name] === 'normal';

/** Whether background threads give way to requests. Each thread reads it for itself; the settings check the value. */
export const isBackgroundLow: boolean = !isNormal;

/** Environment for a thread that is given nothing else of the server's. */
export const backgroundEnvironment: Readonly<Record<string, string>> = isNormal ? { [name]: 'normal' } : {};
