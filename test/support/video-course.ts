import { courseFile } from './content.ts';

/**
 * Files by name of a course with a video in its first and in its second lesson. A browser gets `ten-seconds.webm`,
 * which shows the number of its second: 320×180, five frames per second, a key frame each second, encoded by Chromium
 * 153 (`VideoEncoder`, VP8) and put into a WebM with duration and cues by a few lines of JavaScript.
 */
export function videoCourse(bytes: Buffer): Record<string, string | Buffer> {
  return {
    'course.md': courseFile('Glass').replace('../course1/course1.svg', 'glass.svg'),
    'glass.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><rect width="640" height="400" fill="#7fb7e6"/></svg>',
    'outline.yaml': '- title: One\n  lessons: [first, second]\n',
    'lessons/first.md': lesson('Before the furnace', 'the-furnace'),
    'lessons/second.md': lesson('Gathering the glass', 'the-gather'),
    'videos/the-furnace.yaml': video('The furnace', 'poster: ../glass.svg\n'),
    'videos/the-furnace.vtt': captions,
    'videos/the-gather.yaml': video('The gather'),
    'videos/the-gather.vtt': captions,
    'videos/clip.webm': bytes,
  };
}

/** Captions of both videos. */
export const captions = `WEBVTT

00:00.000 --> 00:02.000
Light the furnace.

00:02.000 --> 00:06.000
<v Ada Example>Wait until it glows.

00:06.000 --> 00:10.000
Now gather the glass.
`;

function video(title: string, more = ''): string {
  return `title: ${title}\nlanguage: en\nfile: clip.webm\n${more}`;
}

function lesson(title: string, videoId: string): string {
  return `---\ntitle: ${title}\nsummary: One watches it.\nminutes: 10\n---\n\nText.\n\n::video{#${videoId}}\n`;
}
