import * as z from 'zod/mini';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id } from '../../platform/contract/text.ts';
import { CourseId } from '../courses/contract.ts';
import { notEnrolled } from '../enrolment/contract.ts';

/** One act of a recorded lesson: something said, or something done to the one file that it shows. */
export const CastStep = z.discriminatedUnion('act', [
  z.object({ act: z.literal('say'), text: z.string() }),
  /** Types these lines at the end of the file. */
  z.object({ act: z.literal('write'), text: z.string() }),
  /** Replaces the first place of `from`. */
  z.object({ act: z.literal('change'), from: z.string(), to: z.string() }),
  /** Marks the first place of the text. */
  z.object({ act: z.literal('select'), text: z.string() }),
  /** Runs the file; `output` is what it prints. */
  z.object({ act: z.literal('run'), output: z.string() }),
  /** Time to think or to look: nothing changes. */
  z.object({ act: z.literal('wait'), seconds: z.number() }),
]);

/** A recorded lesson: no pixels, but what is said and done, in its order. */
export const Cast = z.object({
  courseId: z.string(),
  castId: z.string(),
  title: z.string(),
  language: z.string(),
  steps: z.array(CastStep),
});

/** Something said in a video, as its captions have it. Milliseconds from the beginning. */
export const Cue = z.object({ startMs: z.int(), endMs: z.int(), text: z.string() });

/** A video with what is said in it. Its bytes are a file of its own. */
export const Video = z.object({
  courseId: z.string(),
  videoId: z.string(),
  title: z.string(),
  /** What is spoken, and in which the captions are: `en`, `pt-BR`. */
  language: z.string(),
  sizeBytes: z.int(),
  /** The address of a picture that is shown until it plays; null without one. */
  poster: z.nullable(z.string()),
  cues: z.array(Cue),
});

const videoParams = z.object({ courseId: CourseId, videoId: Id });
const videoErrors = {
  'video-not-found': { status: 404, message: 'This course has no such video.' },
  'not-enrolled': notEnrolled,
} as const;
const whoMay = "those of a course's first lesson for anybody, all others for those who are enrolled";

export const castRoutes = {
  'GET /api/courses/{courseId}/casts/{castId}': {
    operation: 'getCast',
    summary: 'One recorded lesson, for anybody',
    access: 'anyone',
    params: z.object({ courseId: CourseId, castId: Id }),
    success: { status: 200, body: Cast },
    errors: {
      'cast-not-found': { status: 404, message: 'This course has no such recording.' },
    },
    reusable: true,
  },
  'GET /api/courses/{courseId}/videos/{videoId}': {
    operation: 'getVideo',
    summary: `One video with its captions; ${whoMay}`,
    access: 'known',
    params: videoParams,
    success: { status: 200, body: Video },
    errors: videoErrors,
    reusable: true,
  },
  'GET /api/courses/{courseId}/videos/{videoId}/file': {
    operation: 'getVideoFile',
    summary: 'The video itself, for the same people; any part of it can be asked for',
    access: 'known',
    params: videoParams,
    success: { status: 200, file: { contentTypes: ['video/mp4', 'video/webm'] } },
    errors: videoErrors,
  },
  'GET /api/courses/{courseId}/videos/{videoId}/captions.vtt': {
    operation: 'getVideoCaptions',
    summary: 'The captions of a video as WebVTT, for the same people',
    access: 'known',
    params: videoParams,
    success: { status: 200, file: { contentTypes: ['text/vtt; charset=utf-8'] } },
    errors: videoErrors,
  },
} as const satisfies RouteTable;
