import type { FastifyInstance } from 'fastify';

/**
 * Lets the routes of this scope take a mail as it travels (RFC 5322), and nothing else. One character stands for each byte:
 * which characters they mean, the mail itself says, part by part.
 */
export async function acceptMails(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>('message/rfc822', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body.toString('latin1')),
  );
}
