import { ApiError } from './rpc.ts';

/** Message for a failed call: a refusal's own text (4xx), else `otherwise`, with the meaning of a proxy's answer if there is one. */
export function failureText(error: Error, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise;
  if (error.status >= 400 && error.status < 500) return refusalText(error);
  return error.isFromProxy ? `${withoutAdvice(otherwise)} ${error.message}` : otherwise;
}

const advice = ' Please try again.';

/** Removes the closing advice, because the text that follows gives its own. */
function withoutAdvice(text: string): string {
  return text.endsWith(advice) ? text.slice(0, -advice.length) : text;
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
