// PDF.js renders the page in this worker.
import 'pdfjs-dist/legacy/build/pdf.renderer.mjs';
