import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import type { ContentItem } from './content-data.ts';
import { newContentMessages as texts } from './content-messages.ts';
import { NewContentForm } from './new-content-form.tsx';

interface NewContentProps {
  readonly onBegun: (item: ContentItem) => void;
}

/** Begins something from nothing: a button, and what has to be known first. */
export function NewContent({ onBegun }: NewContentProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {texts.begin}
      </Button>
      {isOpen && (
        <div className="order-last w-full">
          <NewContentForm onBegun={onBegun} />
        </div>
      )}
    </>
  );
}
