import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type ErrorSpec, type PlatformErrorCode, type Problem, platformErrors } from '../../contract/problems.ts';
import { isDatabaseOutage } from '../db/outage.ts';
import { isStorageOutage } from '../storage/outage.ts';
import { drain } from './drain.ts';
import { Refusal, type Words } from './refusal.ts';
import { sentenceOf } from './sentence.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The failures that the route declares beside the platform's. */
    errors?: Readonly<Record<string, ErrorSpec>>;
  }
}

const codeOfFastifyError: Record<string, PlatformErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
};

const databaseRetrySeconds = 5;

/** The one place where failures become answers; whatever was not expected is logged whole and told as `server-error`. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Refusal) return refuse(request, reply, error);
    if (hasZodFastifySchemaValidationErrors(error)) {
      const fields = error.validation.map((issue) => ({
        path: [error.validationContext, ...issue.instancePath.split('/').filter(Boolean)].join('.'),
        message: issue.message ?? 'is not valid',
      }));
      return sendProblem(request, reply, 'invalid-input', platformErrors['invalid-input'], { fields });
    }
    if (isDatabaseOutage(error)) {
      request.log.error({ err: error }, 'the database does not answer');
      void reply.header('retry-after', databaseRetrySeconds);
      return sendPlatformProblem(request, reply, 'database-unavailable');
    }
    if (isStorageOutage(error)) {
      request.log.error({ err: error }, 'the storage takes no files');
      return sendPlatformProblem(request, reply, 'storage-unavailable');
    }
    const status = error.statusCode ?? 500;
    const known = codeOfFastifyError[error.code] ?? (status === 429 ? 'too-many-requests' : undefined);
    if (known === 'payload-too-large') drain(request, reply);
    if (known) return sendPlatformProblem(request, reply, known);
    if (status < 500) return sendPlatformProblem(request, reply, 'invalid-input');
    request.log.error({ err: error }, 'unexpected failure');
    return sendPlatformProblem(request, reply, 'server-error');
  });
}

function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  const spec = request.routeOptions.config.errors?.[refusal.code] ?? platformErrors[refusal.code as PlatformErrorCode];
  if (!spec) {
    request.log.error({ code: refusal.code }, 'a handler refused with a code that its route does not declare');
    return sendPlatformProblem(request, reply, 'server-error');
  }
  if (refusal.retryAfterSeconds !== undefined) void reply.header('retry-after', refusal.retryAfterSeconds);
  return sendProblem(request, reply, refusal.code, spec, { words: refusal.words });
}

/** Answers with one of the platform's own failures. */
export function sendPlatformProblem(request: FastifyRequest, reply: FastifyReply, code: PlatformErrorCode) {
  return sendProblem(request, reply, code, platformErrors[code]);
}

function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  code: string,
  spec: ErrorSpec,
  { words, fields }: { words?: Words; fields?: Problem['fields'] } = {},
) {
  const problem: Problem = {
    type: `/api/docs#${code}`,
    title: code,
    status: spec.status,
    code,
    detail: sentenceOf(spec, words),
    reference: request.id,
    ...(fields && { fields }),
  };
  // Sent as text: an error answer has one shape, whatever the route's response schema says.
  return reply
    .code(spec.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}
