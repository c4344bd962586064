import { useState } from 'react';
import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { siteSettings } from '../../../../platform/web/site.ts';
import { BrandMark } from '../../../../ui/brand-mark.tsx';
import { buttonStyle } from '../../../../ui/button-style.ts';
import { Section } from '../../../../ui/section.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { homeMessages } from '../home-messages.ts';

const RecordingPlayer = lazyPart(
  () => import('./recording-player.tsx'),
  homeMessages.whatYouGet.player,
  <SkeletonLines lines={6} />,
);

/** A recorded lesson, which plays in place, and a specimen of a certificate. */
export function WhatYouGet() {
  const { title, lead } = homeMessages.whatYouGet;
  return (
    <Section title={title} lead={lead}>
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <RecordedLesson />
        <Specimen />
      </div>
    </Section>
  );
}

function RecordedLesson() {
  const { name, text, play, courseId, castId } = homeMessages.whatYouGet.recording;
  const [isPlaying, setPlaying] = useState(false);
  return (
    <div className="grid min-w-0 gap-4">
      <h3 className="text-h3">{name}</h3>
      <p className="text-muted">{text}</p>
      {isPlaying ? (
        <RecordingPlayer kind="cast" id={castId} courseId={courseId} />
      ) : (
        <div>
          <button type="button" className={buttonStyle({ variant: 'secondary' })} onClick={() => setPlaying(true)}>
            {play}
          </button>
        </div>
      )}
    </div>
  );
}

/** Example of a certificate, as a picture. */
function Specimen() {
  const { name, text, label, issued, holder, completed, course } = homeMessages.whatYouGet.certificate;
  return (
    <div className="grid gap-4">
      <h3 className="text-h3">{name}</h3>
      <p className="text-muted">{text}</p>
      <div role="img" aria-label={label} className="rounded-lg border border-line bg-surface p-2">
        <div className="flex flex-col items-center gap-2 rounded-md border-2 border-primary px-6 py-10 text-center">
          <BrandMark className="size-11" />
          <p className="text-xs font-semibold text-muted">{issued(siteSettings().brand)}</p>
          <p className="mt-3 font-display text-h2 font-bold">{holder}</p>
          <p className="text-sm text-muted">{completed}</p>
          <p className="text-h3">{course}</p>
        </div>
      </div>
    </div>
  );
}
