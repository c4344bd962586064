import { Readable } from 'node:stream';
import type { Content } from '../../../platform/server/content/content.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Caller, Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { isInFirstLesson, learnerAccess } from '../../enrolment/server/public.ts';
import type { screencastRoutes } from '../contract.ts';

interface Deps {
  readonly db: Database;
  readonly content: Pick<Content, 'current' | 'readAsset'>;
}

type VideoOperation = 'getVideo' | 'getVideoFile' | 'getVideoCaptions';

export function videoHandlers({ db, content }: Deps): Pick<Handlers<typeof screencastRoutes>, VideoOperation> {
  const requireAccess = learnerAccess(db);

  /** Returns the video with its captions if the caller may see it. */
  async function requireVideo({ courseId, videoId }: { courseId: string; videoId: string }, caller: Caller | null) {
    const current = content.current();
    const id = `${courseId}/${videoId}`;
    const [video, captions] = [current.find('video', id), current.find('captions', id)];
    if (!video || !captions) throw new Refusal('video-not-found');
    await requireAccess(caller, courseId, isInFirstLesson(current, { courseId, embed: 'video', id: videoId }));
    return { video, captions };
  }

  return {
    async getVideo({ params }, { caller }) {
      const { video, captions } = await requireVideo(params, caller);
      const { file, ...facts } = video;
      return { ...facts, sizeBytes: file.sizeBytes, cues: [...captions.cues] };
    },

    async getVideoFile({ params }, { caller }) {
      const { file } = (await requireVideo(params, caller)).video;
      return {
        sizeBytes: file.sizeBytes,
        version: file.hash,
        contentType: file.type,
        name: file.path.split('/').at(-1) ?? '',
        disposition: 'inline',
        async open(range) {
          const stream = await content.readAsset(file, range);
          if (!stream) throw new Refusal('video-not-found');
          return stream;
        },
      };
    },

    async getVideoCaptions({ params }, { caller }) {
      const { source, version } = (await requireVideo(params, caller)).captions;
      const bytes = Buffer.from(source);
      return {
        stream: Readable.from([bytes], { objectMode: false }),
        sizeBytes: bytes.length,
        version,
        contentType: 'text/vtt; charset=utf-8',
        name: `${params.videoId}.vtt`,
        disposition: 'inline',
      };
    },
  };
}
