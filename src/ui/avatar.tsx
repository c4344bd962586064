import { useState } from 'react';
import { cx } from './cx.ts';

const tints = [
  'bg-primary-soft text-primary',
  'bg-marigold text-[#1a1f2b]',
  'bg-sky text-[#1a1f2b]',
  'bg-plum text-paper',
] as const;

function tintOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return tints[sum % tints.length] ?? tints[0];
}

interface AvatarProps {
  /** Whose it is; its first letter stands in where there is no picture, or none that loads. */
  readonly name: string;
  readonly photoUrl?: string | null | undefined;
  readonly size?: 'small' | 'medium' | 'large';
}

const sizes = { small: 'size-8 text-sm', medium: 'size-10 text-base', large: 'size-20 text-h2' } as const;

/** Decoration: it always stands beside the name, so it has no name of its own. */
export function Avatar({ name, photoUrl, size = 'medium' }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState('');
  if (photoUrl && photoUrl !== failedUrl) {
    return (
      <img
        src={photoUrl}
        alt=""
        referrerPolicy="no-referrer"
        onError={() => setFailedUrl(photoUrl)}
        className={cx('shrink-0 rounded-full bg-sunken object-cover', sizes[size])}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-grid shrink-0 place-items-center rounded-full font-bold uppercase',
        sizes[size],
        tintOf(name),
      )}
    >
      {Array.from(name.trim())[0] ?? '·'}
    </span>
  );
}
