const shrinkable: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
/** Longest side in pixels that a first attempt keeps: enough for a page on a sharp screen. */
const sideMax = 2560;
const quality = 0.85;
const stepFactor = 0.75;
const stepsMax = 8;

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
};

/**
 * Shrinks a picture until it has at most `maxBytes`, as photos of phones have more than a page needs. Returns the file unchanged if it fits,
 * is no picture that a browser can draw, or does not fit however small.
 */
export async function fitImage(file: File, maxBytes: number): Promise<File> {
  if (file.size <= maxBytes || !shrinkable.includes(file.type)) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  // Only JPEG has no transparent places to lose.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
  const firstScale = Math.min(1, sideMax / Math.max(picture.width, picture.height));
  for (let step = 0; step < stepsMax; step += 1) {
    const blob = await draw(picture, firstScale * stepFactor ** step, type);
    if (blob && blob.size <= maxBytes) return new File([blob], nameOf(file.name, blob.type), { type: blob.type });
  }
  return file;
}

function draw(picture: ImageBitmap, scale: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
}

/** A browser that cannot write WebP writes PNG. */
function nameOf(name: string, type: string): string {
  const dot = name.lastIndexOf('.');
  return `${dot > 0 ? name.slice(0, dot) : name}${extensions[type] ?? ''}`;
}
