import * as z from 'zod/mini';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id } from '../../platform/contract/text.ts';
import { CourseId } from '../courses/contract.ts';
import { notEnrolled } from '../enrolment/contract.ts';

/** Step of a screencast: narration, or an action on the single file that it shows. */
export const ScreencastStep = z.discriminatedUnion('act', [
  z.object({ act: z.literal('say'), text: z.string() }),
  /** Types these lines at the end of the file. */
  z.object({ act: z.literal('write'), text: z.string() }),
  /** Replaces the first occurrence of `from`. */
  z.object({ act: z.literal('change'), from: z.string(), to: z.string() }),
  /** Selects the first occurrence of the text. */
  z.object({ act: z.literal('select'), text: z.string() }),
  /** Runs the file; `output` is what it prints. */
  z.object({ act: z.literal('run'), output: z.string() }),
  /** Pause without any change. */
  z.object({ act: z.literal('wait'), seconds: z.number() }),
]);

/** Screencast: no pixels, but an ordered list of narration and actions. */
export const Screencast = z.object({
  courseId: z.string(),
  castId: z.string(),
  title: z.string(),
  language: z.string(),
  steps: z.array(ScreencastStep),
});

/** Caption of a video. Times are milliseconds from the beginning. */
export const Cue = z.object({ startMs: z.int(), endMs: z.int(), text: z.string() });

/** Video with its captions. Its bytes are a separate file. */
export const Video = z.object({
  courseId: z.string(),
  videoId: z.string(),
  title: z.string(),
  /** Language of the speech and of the captions: `en`, `pt-BR`. */
  language: z.string(),
  sizeBytes: z.int(),
  /** URL of the image shown before playback starts; null without one. */
  poster: z.nullable(z.string()),
  cues: z.array(Cue),
});

const videoParams = z.object({ courseId: CourseId, videoId: Id });
const videoErrors = {
  'video-not-found': { status: 404, message: 'This course has no such video.' },
  'not-enrolled': notEnrolled,
} as const;
const whoMay = 'public in the first lesson of a course, otherwise for enrolled learners only';

export const screencastRoutes = {
  'GET /api/courses/{courseId}/casts/{castId}': {
    operation: 'getCast',
    summary: 'Get a recorded lesson; available to everyone',
    access: 'anyone',
    params: z.object({ courseId: CourseId, castId: Id }),
    success: { status: 200, body: Screencast },
    errors: {
      'cast-not-found': { status: 404, message: 'This course has no such recording.' },
    },
    reusable: true,
  },
  'GET /api/courses/{courseId}/videos/{videoId}': {
    operation: 'getVideo',
    summary: `Get a video with its captions; ${whoMay}`,
    access: 'known',
    params: videoParams,
    success: { status: 200, body: Video },
    errors: videoErrors,
    reusable: true,
  },
  'GET /api/courses/{courseId}/videos/{videoId}/file': {
    operation: 'getVideoFile',
    summary: 'Get a video file, whole or in byte ranges; access is the same as for the video',
    access: 'known',
    params: videoParams,
    success: { status: 200, file: { contentTypes: ['video/mp4', 'video/webm'] } },
    errors: videoErrors,
  },
  'GET /api/courses/{courseId}/videos/{videoId}/captions.vtt': {
    operation: 'getVideoCaptions',
    summary: 'Get the captions of a video as WebVTT; access is the same as for the video',
    access: 'known',
    params: videoParams,
    success: { status: 200, file: { contentTypes: ['text/vtt; charset=utf-8'] } },
    errors: videoErrors,
  },
} as const satisfies RouteTable;
