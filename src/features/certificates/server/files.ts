import { Readable } from 'node:stream';
import type { SentFile } from '../../../platform/server/http/send-file.ts';
import type { SignedCertificate } from './signed.ts';

/** Download formats of a certificate. The rendering code is loaded on the first request. */
export const certificateFiles = {
  async json(certificate: SignedCertificate) {
    return sent(certificate, Buffer.from(certificate.credential), 'application/vc', 'json');
  },
  async jwt(certificate: SignedCertificate) {
    return sent(certificate, Buffer.from(certificate.jwt), 'application/vc+jwt', 'jwt');
  },
  async png(certificate: SignedCertificate) {
    const [drawing, { toPng }] = await Promise.all([draw(certificate), import('./drawing/png.ts')]);
    return sent(certificate, await toPng(drawing, certificate.jwt), 'image/png', 'png');
  },
  async svg(certificate: SignedCertificate) {
    const [drawing, { toSvg }] = await Promise.all([draw(certificate), import('./drawing/svg.ts')]);
    return sent(certificate, Buffer.from(toSvg(drawing, certificate.jwt)), 'image/svg+xml', 'svg');
  },
  async pdf(certificate: SignedCertificate) {
    const [drawing, { toPdf }] = await Promise.all([draw(certificate), import('./drawing/pdf.ts')]);
    return sent(certificate, await toPdf(drawing, certificate), 'application/pdf', 'pdf');
  },
} as const;

async function draw(certificate: SignedCertificate) {
  const { drawingOf } = await import('./drawing/drawing.ts');
  return drawingOf(certificate);
}

function sent({ courseId }: SignedCertificate, bytes: Buffer, contentType: string, extension: string): SentFile {
  return {
    stream: Readable.from([bytes], { objectMode: false }),
    sizeBytes: bytes.length,
    contentType,
    name: `certificate-${courseId}.${extension}`,
  };
}
