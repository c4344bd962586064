// PDF.js reads the file in here, so that whatever a stranger's file asks for keeps a thread busy that can be ended.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
