import { oneOf } from '../../admin/list-filter.ts';
import { useListQuery } from '../../admin/web/public.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import { editedKinds } from '../kinds-contract.ts';
import type { ItemName } from './content-data.ts';
import { ContentEditor } from './content-editor.tsx';
import { ContentList } from './content-list.tsx';

/** Part of /admin/content: all content, and with `open` the editor of one item. */
export function Part() {
  const uid = useOwnUid();
  const { filter } = useListQuery('content');
  const item = itemIn(filter.open);
  if (!item || uid === null) return <ContentList />;
  return <ContentEditor key={filter.open} item={item} uid={uid} />;
}

/** Parses names such as `article:a-slug` and `lesson:course2/your-first-program`. */
function itemIn(open = ''): ItemName | undefined {
  const at = open.indexOf(':');
  const kind = oneOf(open.slice(0, at), editedKinds);
  return kind && { kind, id: open.slice(at + 1) };
}
