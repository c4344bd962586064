// And draws it in here.
import 'pdfjs-dist/legacy/build/pdf.renderer.mjs';
