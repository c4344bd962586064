import { useKeptDraft } from '../../../platform/web/use-kept-draft.ts';

/** What was typed and the server does not have yet; `version` is that of the note which it was typed over. */
export interface NoteDraft {
  readonly text: string;
  readonly version: number;
}

/** The draft of one note. */
export function useNoteDraft(uid: string, courseId: string, lessonId: string) {
  return useKeptDraft<NoteDraft>(`opvir.note.${uid}.${courseId}.${lessonId}`);
}
