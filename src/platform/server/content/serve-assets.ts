import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendBytes } from '../http/send-bytes.ts';
import { type AssetFacts, assetAddress, contentAddress, isVideo } from './assets.ts';
import type { Content } from './content.ts';

/** A drawing may contain a script; opened directly, it runs none and makes no requests. */
const assetPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const versionLength = 22;

/** Sends the images beside the texts to everybody, at addresses that change with their bytes. Who sees a video, its feature decides. */
export function serveContentAssets(app: FastifyInstance, content: Content): void {
  app.get<{ Params: { '*': string } }>(`${contentAddress}*`, { schema: { hide: true } }, async (request, reply) => {
    const address = request.params['*'];
    const asset = content.current().assets.get(address.slice(address.indexOf('/') + 1));
    const isShown = asset !== undefined && !isVideo(asset) && contentAddress + address === assetAddress(asset);
    if (!isShown) return reply.callNotFound();
    return sendAsset(request, reply, content, asset, 'public, max-age=31536000, immutable');
  });
}

export async function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  content: Content,
  asset: AssetFacts,
  cacheControl: string,
): Promise<FastifyReply | void> {
  const stream = await content.readAsset(asset);
  if (stream === undefined) return reply.callNotFound();
  const { sizeBytes, type, hash } = asset;
  const file = { stream, sizeBytes, version: hash.slice(0, versionLength) };
  const headers = { 'cache-control': cacheControl, 'content-security-policy': assetPolicy, 'content-type': type };
  return sendBytes(request, reply, file, headers);
}
