import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../platform/web/lazy-part.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Button } from '../../../ui/button.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { DoneWithUndo, useDone } from '../../admin/web/public.ts';
import { archiveMessages as texts } from './archive-messages.ts';

const BringContent = lazyPart(() => import('./bring-content.tsx'), texts.part, <SkeletonLines lines={3} />);
const address = '/api/admin/content-archive';

/** Export and import of all content as an archive. */
export function ContentArchive() {
  const [isOpen, setOpen] = useState(false);
  const [done, say] = useDone();
  const doneLine = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The preview may have been taller than the window, and is gone.
    if (done.times > 0) doneLine.current?.scrollIntoView({ block: 'center' });
  }, [done.times]);

  return (
    <>
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {texts.bring}
      </Button>
      <a href={address} download className={buttonStyle({ variant: 'secondary' })}>
        {texts.download}
      </a>
      {isOpen && (
        <BringContent
          onDone={(text) => {
            setOpen(false);
            say(text);
          }}
        />
      )}
      <div ref={doneLine} className="w-full">
        <DoneWithUndo done={done} />
      </div>
    </>
  );
}
