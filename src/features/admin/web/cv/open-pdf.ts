import {
  AnnotationMode,
  GlobalWorkerOptions,
  PDFWorker,
  VerbosityLevel,
  getDocument,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { OwnFontFiles } from './font-files.ts';
import { sizeOf } from './page-size.ts';

/** How long opening the file, or drawing one page, may take. */
const stepMaxMs = 15_000;
/** Of a picture in the file. */
const imageMaxPixels = 16_000_000;
const canvasMaxBytes = 64_000_000;
const textMaxLength = 50_000;

/** A file that is open: in threads of its own, until it is closed. */
export interface OpenPdf {
  /** As many as the file says, which a stranger's file says of itself. */
  readonly pages: number;
  /** Draws a page, the first is 1, so wide as is given in CSS pixels. Rejects where it cannot be drawn; then the file is closed. */
  draw: (page: number, canvas: HTMLCanvasElement, width: number) => Promise<void>;
  /** The words of a page. */
  textOf: (page: number) => Promise<string>;
  /** Ends the threads, whatever they do. */
  close: () => void;
}

/**
 * Opens a stranger's PDF. Nothing in it is run (no scripts, no forms, no links) and nothing is fetched for it but faces of our own; it is
 * read in one thread and drawn in another, and what takes too long ends with both. Rejects where it cannot be opened.
 */
export async function openPdf(data: ArrayBuffer): Promise<OpenPdf> {
  if (typeof OffscreenCanvas === 'undefined') throw new Error('this browser would draw it in the page itself');
  const reader = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module', name: 'pdf' });
  const renderer = new Worker(new URL('./pdf-renderer.ts', import.meta.url), { type: 'module', name: 'pdf-renderer' });
  const ended = Promise.withResolvers<never>();
  // Heard by whoever waits at that moment; nobody may.
  ended.promise.catch(() => undefined);

  function end(reason: string): void {
    reader.terminate();
    renderer.terminate();
    ended.reject(new Error(reason));
  }
  // One that died in its thread would be tried once more in the page.
  for (const thread of [reader, renderer]) thread.addEventListener('error', () => end('a thread ended'));

  /** Ends everything if it fails or takes too long. */
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
    // Its types know no port.
    worker: new PDFWorker({ port: reader as unknown as null, verbosity: VerbosityLevel.ERRORS }),
    BinaryDataFactory: OwnFontFiles,
    verbosity: VerbosityLevel.ERRORS,
    maxImageSize: imageMaxPixels,
    canvasMaxAreaInBytes: canvasMaxBytes,
    enableXfa: false,
    // As outlines: no face of a stranger reaches the system's own drawing of texts.
    disableFontFace: true,
    useSystemFonts: false,
    // Our Content-Security-Policy allows none in the page.
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
