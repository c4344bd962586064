import type { AnswerOf, RequestOf, RouteKey, RouteSpec, RouteTable } from '../contract/routes.ts';
import { addressOf } from '../contract/reading.ts';
import { type ApiError, answerOf, networkTimeoutMs, problemOf, reportFailure, unreachable } from './rpc.ts';

/** Keys of routes that accept files. */
type UploadKeyOf<Table> = { [Key in keyof Table]: Table[Key] extends { files: unknown } ? Key : never }[keyof Table];

interface Sending {
  /** Called with the sent share, from 0 to 1. */
  readonly onProgress?: (sent: number) => void;
  /** Timeout for the server's answer once everything is sent, if longer than that of other calls. */
  readonly timeoutMs?: number;
}

interface UploadOf<R> extends Sending {
  /** Path parameters, if any. */
  readonly params?: Record<string, string>;
  readonly body: R extends RouteSpec ? (RequestOf<R> & { body: unknown })['body'] : never;
}

/**
 * Creates the calls of a route table that send files as `multipart/form-data`. Uses XMLHttpRequest, because `fetch`
 * reports no progress. The timeout restarts with each progress event. Throws {@link ApiError}.
 */
export function makeUpload<Table extends RouteTable>() {
  return async function upload<Key extends UploadKeyOf<Table> & RouteKey>(
    key: Key,
    { params = {}, body, ...sending }: UploadOf<Table[Key]>,
  ): Promise<AnswerOf<Table[Key] & RouteSpec>> {
    const [method = ''] = key.split(' ');
    try {
      const text = await send(method, addressOf(key, params), formOf(body as object), sending);
      return answerOf(text) as AnswerOf<Table[Key] & RouteSpec>;
    } catch (error) {
      reportFailure(error as ApiError);
      throw error;
    }
  };
}

function formOf(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body) as [string, Blob | string | undefined][]) {
    if (value !== undefined) form.set(name, value);
  }
  return form;
}

function send(method: string, path: string, form: FormData, { onProgress, timeoutMs }: Sending): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const request = new XMLHttpRequest();
  const silenceMs = networkTimeoutMs(navigator.userAgent);
  let timer = setTimeout(() => request.abort(), silenceMs);
  for (const event of ['progress', 'load'] as const)
    request.upload.addEventListener(event, ({ lengthComputable, loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), loaded < total ? silenceMs : (timeoutMs ?? silenceMs));
      if (lengthComputable) onProgress?.(loaded / total);
    });
  request.addEventListener('load', () => {
    if (request.status >= 200 && request.status < 300) resolve(request.responseText);
    else reject(problemOf(request.status, request.responseText, request.getResponseHeader('retry-after')));
  });
  request.addEventListener('error', () => reject(unreachable()));
  request.addEventListener('abort', () => reject(unreachable()));
  request.addEventListener('loadend', () => clearTimeout(timer));
  request.open(method, path);
  request.setRequestHeader('accept', 'application/json');
  request.send(form);
  return promise;
}
