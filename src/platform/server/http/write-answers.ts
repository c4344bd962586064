import { isDeepStrictEqual } from 'node:util';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import * as z from 'zod/mini';

type Shape = z.core.$ZodType;
type Write = (answer: unknown) => string;

/**
 * Writes answers as JSON by their shapes: what a shape does not name is left out, whatever the handler gave. Made at the
 * first answer of each shape, as most shapes of a route are those of its failures.
 */
export const writeAnswers: FastifySerializerCompiler<Shape> = ({ schema }) => {
  let write: Write | undefined;
  return (answer) => (write ??= writerOf(schema))(answer);
};

/**
 * The same for tests and development, where an answer that is not exactly of its shape is a failure: a value that the
 * shape does not allow, a field that it does not name, and one that came out as something else than it was.
 */
export const writeCheckedAnswers: FastifySerializerCompiler<Shape> = ({ schema, method, url }) => {
  const write = writeAnswers({ schema, method, url });
  return (answer) => {
    z.encode(schema, answer);
    const text = write(answer);
    if (isDeepStrictEqual(JSON.parse(text), JSON.parse(JSON.stringify(answer)))) return text;
    throw new TypeError(`the answer of ${method} ${url} has more or something else than its shape: ${text}`);
  };
};

function writerOf(shape: Shape): Write {
  // In this dialect what may be null is `nullable`, which is written without trying every kind of value.
  const schema = z.toJSONSchema(shape, { target: 'openapi-3.0', io: 'output' });
  return fastJsonStringify(schema as Parameters<typeof fastJsonStringify>[0]);
}
