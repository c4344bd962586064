import fastifyEtag from '@fastify/etag';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Problem, platformErrors } from '../../contract/problems.ts';
import type { ErrorSpec, Method, RouteSpec, RouteTable } from '../../contract/routes.ts';
import { limiterKey } from '../limits/limiter-key.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { Storage } from '../storage/storage.ts';
import { clientOf } from './client-address.ts';
import type { Caller, CallerState, Handlers, RequestContext } from './context.ts';
import { acceptMultipart, fileShape, readMultipart } from './multipart.ts';
import { Refusal } from './refusal.ts';
import { sentenceOf } from './sentence.ts';

type FindCaller = (request: FastifyRequest) => CallerState | Promise<CallerState>;
type AnyHandler = (input: unknown, context: RequestContext) => unknown;

/** What every route may need of the server. */
export interface RouteParts {
  readonly findCaller: FindCaller;
  readonly limiter: Limiter;
  readonly storage: Storage;
}

/**
 * Puts a feature's route table on the server: checks input and answer against its shapes, finds out who calls, denies
 * whom the table does not admit, and hands the rest to the handler named by the operation.
 */
export function registerRoutes<T extends RouteTable>(
  app: FastifyInstance,
  table: T,
  handlers: Handlers<T>,
  parts: RouteParts,
): void {
  const byScope = Map.groupBy(Object.entries<RouteSpec>(table), ([, { files, reusable }]) =>
    files ? 'multipart' : reusable ? 'reusable' : 'plain',
  );
  for (const [kind, routes] of byScope) {
    void app.register(async (scope) => {
      await prepareScope[kind](scope);
      for (const [key, route] of routes) {
        // The mapped type above ties each operation to its handler; by name alone the compiler cannot follow it.
        registerRoute(scope, key, route, handlers[route.operation as keyof Handlers<T>] as AnyHandler, parts);
      }
    });
  }
}

/** What some routes have and others must not. */
const prepareScope = {
  plain: async () => undefined,
  reusable: async (scope: FastifyInstance) => {
    await scope.register(fastifyEtag);
  },
  multipart: acceptMultipart,
};

function registerRoute(
  app: FastifyInstance,
  key: string,
  route: RouteSpec,
  handler: AnyHandler,
  parts: RouteParts,
): void {
  const [method, path] = key.split(' ') as [Method, string];
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: schemaOf(path, route),
    config: { errors: route.errors ?? {} },
    // Before the input is looked at: a stranger learns nothing from the shape of an error.
    preValidation: async (request, reply) => {
      request.caller = admit(route, await parts.findCaller(request));
      await limitCalls(route, clientOf(request.ip), parts.limiter);
      if (route.files) await readMultipart(request, reply, route.files, parts.storage);
    },
    handler: async (request, reply) => {
      void reply.header('cache-control', route.reusable ? 'no-cache' : 'no-store');
      refuseNul([request.params, request.query, request.body]);
      const answer = await handler(request, contextOf(request, reply));
      void reply.code(route.success.status);
      return route.success.body === null ? reply.send() : answer;
    },
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

function admit(route: RouteSpec, state: CallerState): Caller | null {
  if (typeof state === 'object') return state;
  if (route.access === 'anyone') return null;
  throw new Refusal(state === 'nobody' ? 'not-signed-in' : state);
}

/** NUL is no text: PostgreSQL cannot take it, on whichever route it comes. A list and no recursion: a body may be nested as deep as it is long. */
function refuseNul(inputs: unknown[]): void {
  // Grows while it is walked.
  for (const input of inputs) {
    if (typeof input === 'string' && input.includes('\0')) throw new Refusal('invalid-input');
    if (typeof input === 'object' && input !== null) for (const inner of Object.values(input)) inputs.push(inner);
  }
}

async function limitCalls({ callLimit, operation }: RouteSpec, client: string, limiter: Limiter): Promise<void> {
  if (!callLimit) return;
  const key = limiterKey(`call:${operation}`, client);
  const wait = await limiter.take(key, callLimit);
  if (wait !== null) throw new Refusal('too-many-requests', wait);
}

function contextOf(request: FastifyRequest, reply: FastifyReply): RequestContext {
  return {
    caller: request.caller,
    headers: request.headers,
    address: clientOf(request.ip),
    // Only for the few handlers that ask.
    get gone() {
      return goneSignal(reply);
    },
    log: request.log,
    setCookies: (cookies) => void reply.header('set-cookie', cookies),
  };
}

function goneSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  if (raw.destroyed) controller.abort();
  // It closes after an answer, too; the request's own `close` says only that its body was read.
  else raw.once('close', () => raw.writableFinished || controller.abort());
  return controller.signal;
}

function schemaOf(path: string, route: RouteSpec) {
  return {
    operationId: route.operation,
    summary: route.summary,
    tags: path.split('/').slice(2, 3),
    ...(route.params && { params: route.params }),
    ...(route.query && { querystring: route.query }),
    ...(route.body && { body: bodyShape(route.body, route.files) }),
    ...(route.files && { consumes: ['multipart/form-data'] }),
    ...(route.access === 'user' && { security: [{ session: [] }] }),
    response: { [route.success.status]: successSchema(route), ...problemSchemas(route) },
  };
}

function bodyShape(body: z.core.$ZodType, files: RouteSpec['files']) {
  if (!files) return body;
  if (!(body instanceof z.ZodMiniObject)) throw new TypeError('a body with files is an object of fields');
  return z.extend(body, Object.fromEntries(Object.entries(files).map(([name, spec]) => [name, fileShape(spec)])));
}

function successSchema(route: RouteSpec) {
  const { body, status } = route.success;
  return body ?? z.undefined().register(z.globalRegistry, { description: status === 204 ? 'Done' : 'Accepted' });
}

/** For the OpenAPI document: one entry for each status, naming the codes that it stands for. */
function problemSchemas(route: RouteSpec) {
  const { 'invalid-input': invalid, 'not-signed-in': signedOut, 'user-disabled': disabled } = platformErrors;
  const errors: Record<string, ErrorSpec> = {
    ...(route.params || route.query || route.body ? { 'invalid-input': invalid } : {}),
    ...(route.callLimit ? { 'too-many-requests': platformErrors['too-many-requests'] } : {}),
    ...(route.files
      ? {
          'payload-too-large': platformErrors['payload-too-large'],
          'unsupported-media-type': platformErrors['unsupported-media-type'],
          'file-not-accepted': platformErrors['file-not-accepted'],
          'file-not-genuine': platformErrors['file-not-genuine'],
          'file-with-macros': platformErrors['file-with-macros'],
          'storage-unavailable': platformErrors['storage-unavailable'],
        }
      : {}),
    ...(route.access === 'user' ? { 'not-signed-in': signedOut, 'user-disabled': disabled } : {}),
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
