import type { FastifyInstance, FastifyReply } from 'fastify';
import { type AssetFacts, assetAddress, contentAddress } from './assets.ts';
import type { Content } from './content.ts';

/** A drawing may hold a script; opened by itself it runs none and reaches nothing. */
const assetPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Sends the files beside the texts, at addresses that change with their bytes. */
export function serveContentAssets(app: FastifyInstance, content: Content): void {
  app.get<{ Params: { '*': string } }>(`${contentAddress}*`, { schema: { hide: true } }, async (request, reply) => {
    const address = request.params['*'];
    const asset = content.current().assets.get(address.slice(address.indexOf('/') + 1));
    if (asset === undefined || contentAddress + address !== assetAddress(asset)) return reply.callNotFound();
    return sendAsset(reply, content, asset, 'public, max-age=31536000, immutable');
  });
}

export async function sendAsset(
  reply: FastifyReply,
  content: Content,
  asset: AssetFacts,
  cacheControl: string,
): Promise<FastifyReply | void> {
  const bytes = await content.readAsset(asset.path);
  if (bytes === undefined) return reply.callNotFound();
  return reply
    .headers({
      'cache-control': cacheControl,
      'content-security-policy': assetPolicy,
      etag: `"${asset.hash.slice(0, 22)}"`,
    })
    .type(asset.type)
    .send(bytes);
}
