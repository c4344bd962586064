import * as z from 'zod/mini';
import { lineOf } from '../../../platform/contract/text.ts';
import type { AssetFacts } from '../../../platform/server/content/assets.ts';
import { defineKind } from '../../../platform/server/content/kinds.ts';
import { type Captions, readCaptions } from './captions.ts';

/** Video of a course; its captions are in a file of the same name. */
interface VideoItem {
  readonly courseId: string;
  readonly videoId: string;
  readonly title: string;
  readonly language: string;
  readonly file: AssetFacts;
  readonly poster: string | null;
}

declare module '../../../platform/server/content/kinds.ts' {
  interface ContentTypes {
    captions: Pick<Captions, 'cues'> & { readonly source: string; readonly version: string };
    video: VideoItem;
  }
}

const lineMaxLength = 120;
/** BCP 47 language tag, as far as `srclang` needs it. */
const languageTag = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

export const captionsKind = defineKind({
  name: 'captions',
  path: 'courses/{id}/videos/{id}.vtt',
  isLazy: true,
  shape: z.strictObject({}),
  make({ id, body, version, fault, refer }) {
    refer('video', id, 0);
    const { cues, faults } = readCaptions(body);
    for (const { line, message } of faults) fault(line, message);
    return { cues, source: body, version };
  },
});

export const videoKind = defineKind({
  name: 'video',
  path: 'courses/{id}/videos/{id}.yaml',
  isLazy: true,
  shape: z.strictObject({
    title: lineOf(lineMaxLength),
    language: z.string().check(z.regex(languageTag, 'is no language such as en or pt-BR')),
    file: lineOf(lineMaxLength),
    poster: z.optional(lineOf(lineMaxLength)),
  }),
  make({ id, front: { title, language, file: name, poster }, asset, video, refer }) {
    const [courseId = '', videoId = ''] = id.split('/');
    refer('course', courseId, []);
    // Viewers who cannot hear the video depend on its captions, so a video without them is refused.
    refer('captions', id, ['file'], `a video has captions: there is no ${videoId}.vtt beside it`);
    const file = video(name, ['file']) ?? missing;
    return { courseId, videoId, title, language, file, poster: poster ? asset(poster, ['poster']) : null };
  },
});

/** Placeholder for a missing file. Its absence is a fault, so the item is never published. */
const missing: AssetFacts = { path: '', type: '', hash: '', sizeBytes: 0 };
