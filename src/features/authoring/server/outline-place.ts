import { openFile } from '../../../platform/server/content/open-file.ts';
import type { ContentEditor } from '../../../platform/server/content/publish.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { OutlinePlace } from '../kinds-contract.ts';
import type { ItemName } from './deps.ts';
import { textIn } from './item-text.ts';
import { draftQueries } from './queries.ts';

interface Deps {
  readonly db: Database;
  readonly editor: Pick<ContentEditor, 'find'>;
}

/** Finds the outline that lists a lesson, without which nobody can reach it; null for other kinds. */
export function outlinePlaces({ db, editor }: Deps) {
  const { findDraft } = draftQueries(db);

  return async ({ kind, id }: ItemName): Promise<OutlinePlace | null> => {
    if (kind !== 'lesson') return null;
    const [courseId = '', lessonId = ''] = id.split('/');
    const [published, draft] = await Promise.all([
      editor.find('outline', courseId),
      findDraft.first({ kind: 'outline', itemId: courseId }),
    ]);
    if (lessonsIn(textIn(published) ?? '').includes(lessonId)) return 'published';
    return lessonsIn(draft?.source ?? '').includes(lessonId) ? 'draft' : 'none';
  };
}

/** Lesson ids in an outline that may be incomplete. */
function lessonsIn(source: string): readonly unknown[] {
  const { data: chapters } = openFile('outline.yaml', source);
  return Array.isArray(chapters)
    ? chapters.flatMap((chapter: { lessons?: unknown } | null) => chapter?.lessons ?? [])
    : [];
}
