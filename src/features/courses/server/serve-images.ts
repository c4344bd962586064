import type { FastifyInstance } from 'fastify';
import { isVideo } from '../../../platform/server/content/assets.ts';
import { sendAsset } from '../../../platform/server/content/serve-assets.ts';
import type { Content } from '../../../platform/server/content/content.ts';

/** Serves `/courses/course1.svg` from the course's folder: the address is stable, whatever the bytes. */
export function serveCourseImages(app: FastifyInstance, content: Content): void {
  app.get<{ Params: { file: string } }>(
    String.raw`/courses/:file(^[\w-]+\.\w+$)`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params;
      const asset = content.current().assets.get(`courses/${file.split('.')[0]}/${file}`);
      if (asset === undefined || isVideo(asset)) return reply.callNotFound();
      return sendAsset(request, reply, content, asset, 'public, max-age=3600');
    },
  );
}
