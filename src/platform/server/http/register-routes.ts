import fastifyEtag from '@fastify/etag';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Problem, platformErrors } from '../../contract/problems.ts';
import type { ErrorSpec, Method, RouteSpec, RouteTable } from '../../contract/routes.ts';
import type { Caller, CallerState, Handlers, RequestContext } from './context.ts';
import { Refusal } from './refusal.ts';

type FindCaller = (request: FastifyRequest) => CallerState | Promise<CallerState>;
type AnyHandler = (input: unknown, context: RequestContext) => unknown;

/**
 * Puts a feature's route table on the server: checks input and answer against its shapes, finds out who calls, denies
 * whom the table does not admit, and hands the rest to the handler named by the operation.
 */
export function registerRoutes<T extends RouteTable>(
  app: FastifyInstance,
  table: T,
  handlers: Handlers<T>,
  findCaller: FindCaller,
): void {
  void app.register(async (reusable) => {
    await reusable.register(fastifyEtag);
    for (const [key, route] of Object.entries<RouteSpec>(table)) {
      // The mapped type above ties each operation to its handler; by name alone the compiler cannot follow it.
      const handler = handlers[route.operation as keyof Handlers<T>] as AnyHandler;
      registerRoute(route.reusable ? reusable : app, key, route, handler, findCaller);
    }
  });
}

function registerRoute(app: FastifyInstance, key: string, route: RouteSpec, handler: AnyHandler, findCaller: FindCaller): void {
  const [method, path] = key.split(' ') as [Method, string];
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: schemaOf(path, route),
    config: { errors: route.errors ?? {} },
    // Before the input is looked at: a stranger learns nothing from the shape of an error.
    preValidation: async (request) => {
      request.caller = admit(route, await findCaller(request));
    },
    handler: async (request, reply) => {
      void reply.header('cache-control', route.reusable ? 'no-cache' : 'no-store');
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

function contextOf(request: FastifyRequest, reply: FastifyReply): RequestContext {
  return {
    caller: request.caller,
    headers: request.headers,
    address: request.ip,
    log: request.log,
    setCookies: (cookies) => void reply.header('set-cookie', cookies),
  };
}

function schemaOf(path: string, route: RouteSpec) {
  return {
    operationId: route.operation,
    summary: route.summary,
    tags: [path.split('/')[2]!],
    ...(route.params && { params: route.params }),
    ...(route.query && { querystring: route.query }),
    ...(route.body && { body: route.body }),
    ...(route.access === 'user' && { security: [{ session: [] }] }),
    response: { [route.success.status]: successSchema(route), ...problemSchemas(route) },
  };
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
    ...(route.access === 'user' ? { 'not-signed-in': signedOut, 'user-disabled': disabled } : {}),
    'server-error': platformErrors['server-error'],
    ...route.errors,
  };
  const byStatus = Map.groupBy(Object.entries(errors), ([, spec]) => spec.status);
  return Object.fromEntries(
    [...byStatus].map(([status, specs]) => [
      status,
      {
        description: specs.map(([code, spec]) => `\`${code}\`: ${spec.message}`).join('\n\n'),
        content: { 'application/problem+json': { schema: Problem } },
      },
    ]),
  );
}
