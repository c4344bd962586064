import { Failed } from '../../../ui/failed.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { useListQuery } from '../../admin/web/public.ts';
import { type ItemName, useFirstContent } from './content-data.ts';
import { editorMessages as texts } from './content-messages.ts';
import { EditorFrame } from './editor-frame.tsx';

interface ContentEditorProps {
  readonly item: ItemName;
  /** Uid of the administrator. */
  readonly uid: string;
}

/** Editor of one item, with its actions. */
export function ContentEditor({ item, uid }: ContentEditorProps) {
  const {
    filter: { open: _open, view: _view, ...list },
  } = useListQuery('content');
  const { data, isPending, isFetching, refetch } = useFirstContent(item);
  return (
    <div className="grid gap-6">
      <div>
        <LinkButton to="/admin/$section" params={{ section: 'content' }} search={list} variant="secondary" size="small">
          {texts.back}
        </LinkButton>
      </div>
      {isPending && <SkeletonLines lines={8} />}
      {!isPending && !data && (
        <Failed text={texts.failed} retry={texts.retry} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data && <EditorFrame first={data} uid={uid} />}
    </div>
  );
}
