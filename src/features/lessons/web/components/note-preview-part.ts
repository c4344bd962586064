import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { noteMessages } from '../note-messages.ts';

/** Preview of a note; the Markdown renderer loads with the first one. */
export const NotePreview = lazyPart(() => import('./note-preview.tsx'), noteMessages.preview);
