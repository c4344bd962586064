import { useId, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { addressOf } from '../../../../platform/contract/reading.ts';
import { Failed } from '../../../../ui/failed.tsx';
import type { Video } from '../../contract.ts';
import { SpeedField } from '../components/speed-field.tsx';
import { videoMessages } from '../messages.ts';
import { VideoTranscript } from './video-transcript.tsx';

/**
 * Video with captions switched on at first. Uses the browser's own controls, which keyboards and screen readers
 * support.
 */
export function VideoPlayer({ video }: { readonly video: z.infer<typeof Video> }) {
  const { courseId, videoId, title, language, sizeBytes, poster, cues } = video;
  const titleId = useId();
  const element = useRef<HTMLVideoElement>(null);
  const [nowMs, setNowMs] = useState(0);
  const [speed, setSpeed] = useState(1);
  const [hasFailed, setFailed] = useState(false);
  const params = { courseId, videoId };

  function jump(ms: number): void {
    // One millisecond later: at the boundary of two captions Chromium shows both.
    if (element.current) element.current.currentTime = (ms + 1) / 1000;
  }

  function hasten(to: number): void {
    if (element.current) element.current.playbackRate = to;
  }

  return (
    <section data-player aria-labelledby={titleId} className="overflow-clip rounded-lg border border-line bg-surface">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-4">
        <h3 id={titleId} className="text-h3">
          {title}
        </h3>
        <p className="text-sm text-muted">{videoMessages.kind(sizeBytes)}</p>
      </header>
      <video
        ref={element}
        src={addressOf('GET /api/courses/{courseId}/videos/{videoId}/file', params)}
        poster={poster ?? undefined}
        // Default size until the video's own size is known.
        width={1280}
        height={720}
        controls
        playsInline
        preload="metadata"
        aria-labelledby={titleId}
        onTimeUpdate={({ currentTarget }) => setNowMs(currentTarget.currentTime * 1000)}
        onRateChange={({ currentTarget }) => setSpeed(currentTarget.playbackRate)}
        onLoadedMetadata={() => setFailed(false)}
        onError={() => setFailed(true)}
        className="w-full bg-sunken"
      >
        <track
          kind="captions"
          src={addressOf('GET /api/courses/{courseId}/videos/{videoId}/captions.vtt', params)}
          srcLang={language}
          label={languageName(language)}
          default
        />
      </video>
      {hasFailed && (
        <div className="px-5 py-4">
          <Failed
            text={videoMessages.notPlayed}
            retry={videoMessages.retry}
            busy={false}
            onRetry={() => element.current?.load()}
          />
        </div>
      )}
      <div className="px-5 py-3">
        <SpeedField speed={speed} onSpeed={hasten} />
      </div>
      <VideoTranscript cues={cues} language={language} nowMs={nowMs} onJump={jump} />
    </section>
  );
}

/** Returns the English name of a language: `en` becomes English. */
function languageName(tag: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
}
