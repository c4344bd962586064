import { hash } from 'node:crypto';
import fastifyEtag from '@fastify/etag';
import type {
  FastifyInstance,
  FastifyRequest,
  preHandlerAsyncHookHandler,
  preValidationAsyncHookHandler,
} from 'fastify';
import type { Method, RouteSpec, RouteTable } from '../../contract/routes.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { Storage } from '../storage/storage.ts';
import { policyOf } from './access.ts';
import { byteCounters, callCounters } from './call-counters.ts';
import type { Caller, CallerState, Handlers, RequestContext } from './context.ts';
import { HandlerContext } from './handler-context.ts';
import { acceptMails } from './mail-body.ts';
import { acceptMultipart, readMultipart } from './multipart.ts';
import { Refusal } from './refusal.ts';
import { refuseNul } from './refuse-nul.ts';
import { schemaOf } from './route-schema.ts';
import { type SentFile, sendFile } from './send-file.ts';
import { UploadedFile } from './uploaded-file.ts';

type FindCaller = (request: FastifyRequest) => CallerState | Promise<CallerState>;
type AnyHandler = (input: unknown, context: RequestContext) => unknown;

/** Dependencies shared by all routes. */
export interface RouteDeps {
  readonly findCaller: FindCaller;
  readonly limiter: Limiter;
  readonly storage: Storage;
}

/**
 * Registers a feature's route table: validates input and answer against its shapes, identifies the caller, applies the
 * access rule, and calls the handler named by the operation.
 */
export function registerRoutes<T extends RouteTable>(
  app: FastifyInstance,
  table: T,
  handlers: Handlers<T>,
  deps: RouteDeps,
): void {
  const byScope = Map.groupBy(Object.entries<RouteSpec>(table), ([, { files, bodyType, reusable }]) =>
    files ? 'multipart' : bodyType ? 'raw' : reusable ? 'reusable' : 'plain',
  );
  for (const [kind, routes] of byScope) {
    void app.register(async (scope) => {
      await prepareScope[kind](scope);
      for (const [key, route] of routes) {
        // The mapped type above ties each operation to its handler; by name alone the compiler cannot follow it.
        registerRoute(scope, key, route, handlers[route.operation as keyof Handlers<T>] as AnyHandler, deps);
      }
    });
  }
}

/** Plugins for routes of one kind. */
const prepareScope = {
  plain: async () => undefined,
  reusable: async (scope: FastifyInstance) => {
    await scope.register(fastifyEtag, { hashFn: (answer) => hash('sha1', answer, 'base64') });
  },
  multipart: acceptMultipart,
  raw: acceptMails,
};

function registerRoute(
  app: FastifyInstance,
  key: string,
  route: RouteSpec,
  handler: AnyHandler,
  deps: RouteDeps,
): void {
  const [method, path] = key.split(' ') as [Method, string];
  const { status, body, file } = route.success;
  const cacheControl = route.reusable ? 'no-cache' : 'no-store';
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: schemaOf(path, route),
    ...(route.bodyMaxBytes !== undefined && { bodyLimit: route.bodyMaxBytes }),
    config: { errors: route.errors ?? {} },
    preValidation: checksBefore(route, deps),
    preHandler: countCall(route, deps),
    handler: async (request, reply) => {
      refuseNul(request, route);
      const answer = await handler(request, new HandlerContext(request, reply));
      if (file) return sendFile(request, reply, answer as SentFile);
      void reply.code(status).header('cache-control', cacheControl);
      return body === null ? reply.send() : answer;
    },
  });
}

/** Checks before the input is validated: a stranger learns nothing from the shape of an error. */
function checksBefore({ access, callLimit, files, operation }: RouteSpec, deps: RouteDeps) {
  const policy = policyOf(access);
  const checks: preValidationAsyncHookHandler[] = [];
  if (policy) {
    checks.push(async (request) => {
      request.caller = policy(await deps.findCaller(request), (request.params as { courseId?: string }).courseId);
    });
  }
  if (files && callLimit) {
    checks.push(async (request) => {
      // Refuse before receiving files that would be refused in the end.
      const counters = [...callCounters(operation, callLimit, request), ...byteCounters(request, sentBytes(request))];
      const wait = await deps.limiter.waitSeconds(...counters);
      if (wait !== null) throw new Refusal('too-many-requests', wait);
    });
  }
  if (files) checks.push((request, reply) => readMultipart(request, reply, files, deps.storage));
  return checks;
}

/** Counts a call right before its handler, so that calls refused earlier use up nobody's limit. */
function countCall(
  { callLimit, operation, bodyType }: RouteSpec,
  { limiter }: RouteDeps,
): preHandlerAsyncHookHandler[] {
  if (!callLimit) return [];
  return [
    async (request) => {
      // One program delivers the mails of all, and only their text is stored.
      const bytes = bodyType === undefined ? byteCounters(request, sentBytes(request)) : [];
      const wait = await limiter.take(...callCounters(operation, callLimit, request), ...bytes);
      if (wait !== null) throw new Refusal('too-many-requests', wait);
    },
  ];
}

/** Declared size of a body; without a declared size, the largest allowed without files. */
function sentBytes({ body, headers, routeOptions }: FastifyRequest): number {
  const told = headers['content-length'];
  if (told !== undefined) return Number(told);
  const isChunked = headers['transfer-encoding'] !== undefined;
  const files = Object.values(body ?? {}).filter((value) => value instanceof UploadedFile);
  return isChunked ? files.reduce((sum, file) => sum + file.bytes, routeOptions.bodyLimit ?? 0) : 0;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}
