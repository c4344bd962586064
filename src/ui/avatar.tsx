import { useState } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

const tints = [
  'bg-primary-soft text-primary',
  'bg-marigold text-[#1a1f2b]',
  'bg-sky text-[#1a1f2b]',
  'bg-plum text-paper',
] as const;

/** Color by the last character of the id, which is random enough. */
function tintOf(id: string): string {
  return tints[id.charCodeAt(id.length - 1) % tints.length] ?? tints[0];
}

interface AvatarProps {
  /** Determines the color, so that it is the same on every page and after a name change. */
  readonly id: string;
  /** Its first letter replaces a missing or broken picture; without a name, a generic person is shown. */
  readonly name: string | null;
  readonly photoUrl?: string | null | undefined;
  readonly size?: 'small' | 'medium' | 'large';
}

const sizes = { small: 'size-8 text-sm', medium: 'size-10 text-base', large: 'size-20 text-h2' } as const;

/** Decorative: the name is always next to it, so it has no accessible name. */
export function Avatar({ id, name, photoUrl, size = 'medium' }: AvatarProps) {
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
        tintOf(id),
      )}
    >
      {Array.from(name?.trim() ?? '')[0] ?? <Icon name="person" className="size-1/2" />}
    </span>
  );
}
