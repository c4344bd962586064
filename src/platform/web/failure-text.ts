import { ApiError } from './rpc.ts';

/** What to say of a failed call: a refusal (4xx) says why in its own words; for what broke or never arrived, `otherwise`. */
export function failureText(error: Error, otherwise: string): string {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return isRefusal ? refusalText(error) : otherwise;
}

/** The server's own words; where it told how long to wait, its 'a moment' is that time. */
export function refusalText({ message, retryAfterSeconds }: ApiError): string {
  return retryAfterSeconds === null ? message : message.replace('a moment', waitOf(retryAfterSeconds));
}

function waitOf(seconds: number): string {
  if (seconds < 60) return inUnits(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? inUnits(minutes, 'minute') : inUnits(Math.ceil(minutes / 60), 'hour');
}

function inUnits(count: number, unit: 'second' | 'minute' | 'hour'): string {
  return count.toLocaleString('en', { style: 'unit', unit, unitDisplay: 'long' });
}
