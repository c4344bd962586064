import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { noteMessages } from '../note-messages.ts';

/** What makes a page of Markdown comes with the first look at a note. */
export const NotePreview = lazyPart(() => import('./note-preview.tsx'), noteMessages.preview);
