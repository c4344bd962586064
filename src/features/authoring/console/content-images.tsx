import { useState } from 'react';
import { lazyPart } from '../../../platform/web/lazy-part.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import type { ContentItem } from './content-data.ts';
import { editorPartMessages as texts } from './content-messages.ts';

const Images = lazyPart(() => import('./images/images-part.tsx'), texts, <SkeletonLines lines={3} />);

interface ContentImagesProps {
  readonly item: ContentItem;
  readonly onDone: (text: string) => void;
}

/** Images next to the text, loaded when opened. */
export function ContentImages({ item, onDone }: ContentImagesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="border-b border-line py-2"
      onToggle={({ currentTarget, target }) => target === currentTarget && setOpen(currentTarget.open)}
    >
      <summary className="min-h-11 py-2 text-sm font-semibold">{texts.images}</summary>
      {isOpen && <Images item={item} onDone={onDone} />}
    </details>
  );
}
