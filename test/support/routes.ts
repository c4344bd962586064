import fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { onTestFinished } from 'vitest';
import { identityQueries } from '../../src/features/identity/server/queries.ts';
import { createSessions } from '../../src/features/identity/server/sessions.ts';
import { createSessionCookie } from '../../src/features/identity/server/session-cookie.ts';
import type { RouteTable } from '../../src/platform/contract/routes.ts';
import type { Handlers } from '../../src/platform/server/http/context.ts';
import { answerErrors } from '../../src/platform/server/http/problems.ts';
import { registerRoutes } from '../../src/platform/server/http/register-routes.ts';
import { writeCheckedAnswers } from '../../src/platform/server/http/write-answers.ts';
import { createLimiter } from '../../src/platform/server/limits/limiter.ts';
import { createLocalFolder } from '../../src/platform/server/storage/local-folder.ts';
import { createStorage } from '../../src/platform/server/storage/create-storage.ts';
import { type TestApp, secret } from './app.ts';

/** Serves a test's own route table, with the database, accounts and sessions of an app. */
export async function serveRoutes<T extends RouteTable>(
  { db, settings }: TestApp,
  table: T,
  handlers: Handlers<T>,
): Promise<FastifyInstance> {
  const server = fastify();
  onTestFinished(() => server.close());
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(writeCheckedAnswers);
  server.decorateRequest('caller', null);
  answerErrors(server);
  const sessions = createSessions(db, identityQueries(db), createSessionCookie(settings, secret), settings, Date.now);
  registerRoutes(server, table, handlers, {
    findCaller: ({ headers }) => sessions.findCaller(headers.cookie),
    limiter: createLimiter(db, Date.now, true),
    storage: createStorage(db, createLocalFolder(settings.dataDir), Date.now),
  });
  await server.ready();
  return server;
}
