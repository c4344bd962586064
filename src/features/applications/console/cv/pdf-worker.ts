// PDF.js parses the file in this worker, so that a malicious file can only block a thread that can be terminated.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
