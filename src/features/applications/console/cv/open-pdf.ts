import {
  AnnotationMode,
  GlobalWorkerOptions,
  PDFWorker,
  VerbosityLevel,
  getDocument,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { OwnFontFiles } from './font-files.ts';
import { sizeOf } from './page-size.ts';

/** Time limit for opening the file or rendering one page. */
const stepMaxMs = 15_000;
/** Limit of a picture in the file. */
const imageMaxPixels = 16_000_000;
const canvasMaxBytes = 64_000_000;
const textMaxLength = 50_000;

/** Open PDF with its own workers, until it is closed. */
export interface OpenPdf {
  /** Number of pages as stated by the file, which is untrusted. */
  readonly pages: number;
  /** Renders a page (from 1) in the given width in CSS pixels. Rejects if that fails; then the file is closed. */
  draw: (page: number, canvas: HTMLCanvasElement, width: number) => Promise<void>;
  /** Returns a page's text. */
  textOf: (page: number) => Promise<string>;
  /** Terminates the workers. */
  close: () => void;
}

/**
 * Opens an untrusted PDF. Scripts, forms and links do not work, and only our own fonts are fetched. One worker reads,
 * another renders; a timeout terminates both. Rejects if it cannot be opened.
 */
export async function openPdf(data: ArrayBuffer): Promise<OpenPdf> {
  if (typeof OffscreenCanvas === 'undefined') throw new Error('this browser would draw it in the page itself');
  const reader = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module', name: 'pdf' });
  const renderer = new Worker(new URL('./pdf-renderer.ts', import.meta.url), { type: 'module', name: 'pdf-renderer' });
  const ended = Promise.withResolvers<never>();
  // Avoids an unhandled rejection if nobody awaits it at that time.
  ended.promise.catch(() => undefined);

  function end(reason: string): void {
    reader.terminate();
    renderer.terminate();
    ended.reject(new Error(reason));
  }
  // After an error in its worker, PDF.js would try again on the main thread.
  for (const thread of [reader, renderer]) thread.addEventListener('error', () => end('a thread ended'));

  /** Terminates everything if the work fails or takes too long. */
  async function within<Value>(work: Promise<Value>): Promise<Value> {
    const timer = setTimeout(() => end('it took too long'), stepMaxMs);
    try {
      return await Promise.race([work, ended.promise]);
    } catch (error) {
      end('it failed');
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  GlobalWorkerOptions.rendererPorts = [renderer];
  const task = getDocument({
    data,
    // The types of PDF.js omit a worker as port.
    worker: new PDFWorker({ port: reader as unknown as null, verbosity: VerbosityLevel.ERRORS }),
    BinaryDataFactory: OwnFontFiles,
    verbosity: VerbosityLevel.ERRORS,
    maxImageSize: imageMaxPixels,
    canvasMaxAreaInBytes: canvasMaxBytes,
    enableXfa: false,
    // Renders text as outlines, so that no untrusted font reaches the system's text rendering.
    disableFontFace: true,
    useSystemFonts: false,
    // Our Content-Security-Policy forbids it in the page.
    useWasm: false,
    useWorkerFetch: false,
  });
  const file = await within(task.promise);

  async function drawn(page: number, canvas: HTMLCanvasElement, width: number): Promise<void> {
    const shown = await file.getPage(page);
    const natural = shown.getViewport({ scale: 1 });
    const size = sizeOf(natural, width, devicePixelRatio);
    canvas.style.width = `${size.cssWidth}px`;
    const viewport = shown.getViewport({ scale: size.scale });
    canvas.width = Math.max(1, Math.floor(viewport.width));
    canvas.height = Math.max(1, Math.floor(viewport.height));
    await shown.render({ canvas, viewport, annotationMode: AnnotationMode.DISABLE }).promise;
  }

  async function wordsOf(page: number): Promise<string> {
    const { items } = await (await file.getPage(page)).getTextContent();
    const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
    return words.join('').slice(0, textMaxLength).trim();
  }

  return {
    pages: file.numPages,
    draw: (page, canvas, width) => within(drawn(page, canvas, width)),
    textOf: (page) => within(wordsOf(page)),
    close: () => end('it was closed'),
  };
}
