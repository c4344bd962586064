import * as z from 'zod/mini';
import { Problem, platformErrors } from '../../contract/problems.ts';
import type { ErrorSpec } from '../../contract/problems.ts';
import type { RouteSpec } from '../../contract/routes.ts';
import { fileShape } from './multipart.ts';
import { sentenceOf } from './sentence.ts';

/** A route as Fastify checks it and as the OpenAPI document shows it. `path` is that of its table. */
export function schemaOf(path: string, route: RouteSpec) {
  return {
    operationId: route.operation,
    summary: route.summary,
    tags: path.split('/').slice(2, 3),
    ...(route.params && { params: route.params }),
    ...(route.query && { querystring: route.query }),
    ...(route.body && { body: bodyShape(route.body, route.files) }),
    ...(route.files && { consumes: ['multipart/form-data'] }),
    ...(route.bodyType && { consumes: [route.bodyType] }),
    ...(needsSession(route) && { security: [{ session: [] }] }),
    response: { [route.success.status]: successSchema(route), ...partSchema(route), ...problemSchemas(route) },
  };
}

function bodyShape(body: z.core.$ZodType, files: RouteSpec['files']) {
  if (!files) return body;
  if (!(body instanceof z.ZodMiniObject)) throw new TypeError('a body with files is an object of fields');
  return z.extend(body, Object.fromEntries(Object.entries(files).map(([name, spec]) => [name, fileShape(spec)])));
}

/** Returns whether the route requires a session. */
function needsSession({ access }: RouteSpec): boolean {
  return access !== 'anyone' && access !== 'known';
}

function successSchema({ success }: RouteSpec) {
  const { body, status, file } = success;
  if (file) return { description: 'The file', content: binary(file.contentTypes) };
  return body ?? z.undefined().register(z.globalRegistry, { description: status === 204 ? 'Done' : 'Accepted' });
}

/** A file may be asked for in part. */
function partSchema({ success: { file } }: RouteSpec): Record<string, object> {
  if (!file) return {};
  return { '206': { description: 'The part of the file that `Range` asks for', content: binary(file.contentTypes) } };
}

/** One that Fastify never writes: what is sent is no text of ours. */
function binary(contentTypes: readonly string[]) {
  const schema = z.any().register(z.globalRegistry, { type: 'string', format: 'binary' });
  return Object.fromEntries(contentTypes.map((type) => [type, { schema }]));
}

/** For the OpenAPI document: one entry for each status, naming the codes that it stands for. */
function problemSchemas(route: RouteSpec) {
  const { 'invalid-input': invalid, 'not-signed-in': signedOut, 'user-disabled': disabled, forbidden } = platformErrors;
  const errors: Record<string, ErrorSpec> = {
    ...(route.params || route.query || route.body ? { 'invalid-input': invalid } : {}),
    ...(route.callLimit ? { 'too-many-requests': platformErrors['too-many-requests'] } : {}),
    ...(route.files
      ? {
          'payload-too-large': platformErrors['payload-too-large'],
          'unsupported-media-type': platformErrors['unsupported-media-type'],
          'file-not-accepted': platformErrors['file-not-accepted'],
          'file-not-genuine': platformErrors['file-not-genuine'],
          'file-is-other': platformErrors['file-is-other'],
          'file-with-macros': platformErrors['file-with-macros'],
          'storage-unavailable': platformErrors['storage-unavailable'],
        }
      : {}),
    ...(route.success.file ? { 'range-not-satisfiable': platformErrors['range-not-satisfiable'] } : {}),
    ...(needsSession(route) ? { 'not-signed-in': signedOut, 'user-disabled': disabled } : {}),
    ...(typeof route.access === 'object' ? { forbidden } : {}),
    'server-error': platformErrors['server-error'],
    ...route.errors,
  };
  const byStatus = Map.groupBy(Object.entries(errors), ([, spec]) => spec.status);
  return Object.fromEntries(
    [...byStatus].map(([status, specs]) => [
      status,
      {
        description: specs.map(([code, spec]) => `\`${code}\`: ${sentenceOf(spec)}`).join('\n\n'),
        content: { 'application/problem+json': { schema: Problem } },
      },
    ]),
  );
}
