import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { cvMessages as texts } from './messages.ts';
import type { OpenPdf } from './open-pdf.ts';

/** Width of an A4 sheet in CSS pixels; wider lines are hard to read. */
const naturalWidth = 800;

interface CvPageProps {
  readonly pdf: OpenPdf;
  /** Page number, from 1. */
  readonly page: number;
  /** 1 is the width of a sheet, or the available width. */
  readonly zoom: number;
  readonly onFailed: () => void;
}

/** Page as a picture, with its text below for screen readers and copying. */
export function CvPage({ pdf, page, zoom, onFailed }: CvPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  /** Null until the page is rendered. */
  const [words, setWords] = useState<string | null>(null);
  const fail = useEffectEvent(onFailed);

  useEffect(() => {
    let isLeft = false;
    async function draw() {
      if (!canvas.current || !frame.current) return;
      await pdf.draw(page, canvas.current, Math.min(frame.current.clientWidth, naturalWidth) * zoom);
      const text = await pdf.textOf(page);
      if (!isLeft) setWords(text);
    }
    draw().catch(() => {
      if (!isLeft) fail();
    });
    return () => {
      isLeft = true;
    };
  }, [pdf, page, zoom]);

  return (
    <>
      <div
        ref={frame}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-label={texts.page(page, pdf.pages)}
        className="overflow-x-auto rounded-md border border-line bg-white"
      >
        {words === null && (
          <div className="bg-surface p-5">
            <SkeletonLines lines={8} label={null} />
          </div>
        )}
        {/* The text is below. */}
        <canvas
          ref={canvas}
          aria-hidden="true"
          className={cx('max-w-none', words === null ? 'hidden' : 'mx-auto block')}
        />
      </div>
      {words !== null && (
        <details className="text-sm">
          <summary className="min-h-11 cursor-pointer content-center font-semibold">{texts.text}</summary>
          <p className="max-w-2xl whitespace-pre-wrap wrap-anywhere">{words || texts.noText}</p>
        </details>
      )}
    </>
  );
}
