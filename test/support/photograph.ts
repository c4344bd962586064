/** Private metadata that a phone writes into a photo. */
export const secrets = ['52.5200 N 13.4050 E', 'Telephone of Ada', 'by Ada, at home', 'Kreuzberg', 'a second picture'];

const [place, camera, author, quarter, second] = secrets as [string, string, string, string, string];
/** Fake image data, in which 0xff is followed by 0 or by a restart marker. */
export const scan = Buffer.from('0102ff0003ffd004ff00', 'hex');

interface Photograph {
  /** EXIF orientation: 1 upright, 6 rotated by 90 degrees. */
  readonly orientation: number;
  readonly name?: string;
}

/** JPEG of 16 by 16 with valid structure and all metadata of a camera; image decoders cannot show it. */
export function photograph({ orientation, name = 'photo.jpg' }: Photograph): File {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  const jfif = Buffer.from('4a46494600010100000100010000', 'hex');
  const size = Buffer.from('080010001001011100', 'hex');
  const segments = [
    jpegSegment(0xe0, jfif),
    jpegSegment(0xe1, Buffer.concat([text('Exif\0\0'), tiff, text(place), text(camera)])),
    jpegSegment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0${author}`)),
    jpegSegment(0xe2, text('ICC_PROFILE\0colours')),
    jpegSegment(0xe2, text('MPF\0')),
    jpegSegment(0xed, text(`Photoshop 3.0\0${quarter}`)),
    jpegSegment(0xfe, text(camera)),
    jpegSegment(0xdb, Buffer.alloc(65)),
    jpegSegment(0xc0, size),
    jpegSegment(0xda, Buffer.from('0101003f00', 'hex')),
    scan,
  ];
  const whole = Buffer.concat([marker(0xd8), ...segments, marker(0xd9), text(second)]);
  return new File([whole], name, { type: 'image/jpeg' });
}

function jpegSegment(code: number, data: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length + 2);
  return Buffer.concat([marker(code), length, data]);
}

function marker(code: number): Buffer {
  return Buffer.from([0xff, code]);
}

function text(words: string): Buffer {
  return Buffer.from(words, 'latin1');
}
