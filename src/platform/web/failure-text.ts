import { ApiError } from './rpc.ts';

/** What to say of a failed call: a refusal (4xx) says why in its own words; for what broke or never arrived, `otherwise`. */
export function failureText(error: Error, otherwise: string): string {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return isRefusal ? error.message : otherwise;
}
