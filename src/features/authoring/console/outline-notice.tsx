import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { failureText } from '../../../platform/web/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { adminKey } from '../../admin/web/public.ts';
import { baseOf, call, nameOf, paramsOf, textOf } from './content-data.ts';
import { outlineMessages as texts } from './content-messages.ts';
import type { ContentDraft } from './use-content-draft.ts';

interface OutlineNoticeProps {
  readonly draft: ContentDraft;
  readonly onDone: (text: string) => void;
}

/** Notice that learners cannot reach a lesson, with a button that adds it to a draft of its course's outline. */
export function Part({ draft: { item, lookAtTheirs }, onDone }: OutlineNoticeProps) {
  const [courseId = '', lessonId = ''] = item.id.split('/');
  const outline = { kind: 'outline', id: courseId } as const;
  const adding = useMutation({
    mutationFn: () => addToOutline(outline, lessonId),
    meta: { makesStale: [adminKey] },
    onSuccess: async (isAdded) => {
      if (!isAdded) return;
      await lookAtTheirs();
      onDone(texts.added);
    },
  });
  return (
    <div className="grid justify-items-start gap-3 rounded-md border border-line bg-sunken px-4 py-3">
      <p className="font-semibold">{texts.unlisted}</p>
      <p className="text-sm">{texts.unlistedText}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" size="small" busy={adding.isPending} onClick={() => adding.mutate()}>
          {texts.add}
        </Button>
        <Link
          to="/admin/$section"
          params={{ section: 'content' }}
          search={{ open: nameOf(outline) }}
          className="text-link text-sm"
        >
          {texts.open}
        </Link>
      </div>
      <ErrorLine>
        {adding.data === false ? texts.byHand : adding.error && failureText(adding.error, texts.failed)}
      </ErrorLine>
    </div>
  );
}

/** Returns false if the outline has comments or a fault, which a change would lose: the author has to edit its text. */
async function addToOutline(outline: { kind: 'outline'; id: string }, lessonId: string): Promise<boolean> {
  const params = paramsOf(outline);
  const there = await call('GET /api/admin/content/{kind}/{itemKey}', { params });
  // In the chunk with the YAML parser, which is rarely needed.
  const { withLesson } = await import('./lists/lists-part.tsx');
  const source = withLesson(textOf(there), lessonId);
  if (source === null) return false;
  await call('PUT /api/admin/content/{kind}/{itemKey}/draft', { params, body: { source, base: baseOf(there) } });
  return true;
}
