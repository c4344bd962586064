import { useState } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

const tints = [
  'bg-primary-soft text-primary',
  'bg-marigold text-[#1a1f2b]',
  'bg-sky text-[#1a1f2b]',
  'bg-plum text-paper',
] as const;

/** By the last letter of the id, which is as good as drawn by lot. */
function tintOf(id: string): string {
  return tints[id.charCodeAt(id.length - 1) % tints.length] ?? tints[0];
}

interface AvatarProps {
  /** Whose it is: the colour is theirs, on every page and whatever they call themselves. */
  readonly id: string;
  /** Its first letter stands in where there is no picture, or none that loads; for whoever has no name, a person does. */
  readonly name: string | null;
  readonly photoUrl?: string | null | undefined;
  readonly size?: 'small' | 'medium' | 'large';
}

const sizes = { small: 'size-8 text-sm', medium: 'size-10 text-base', large: 'size-20 text-h2' } as const;

/** Decoration: it always stands beside the name, so it has no name of its own. */
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
