import { useState } from 'react';
import { lazyPart } from '../../../platform/web/lazy-part.tsx';
import { LeaveGuard } from '../../../platform/web/leave-guard.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { DoneLine } from '../../../ui/done-line.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { ChoiceField, dateTimeText, useDone, useListQuery } from '../../admin/web/public.ts';
import { Editor } from '../../exercises/web/public.ts';
import { placeholdersIn } from '../placeholders.ts';
import { AddImage } from './add-image.tsx';
import { ConflictChoice } from './conflict-choice.tsx';
import { type ContentItem, nameOf } from './content-data.ts';
import { ContentImages } from './content-images.tsx';
import {
  contentListMessages,
  editorMessages as texts,
  editorPartMessages,
  listsPartMessages,
  publishMessages,
} from './content-messages.ts';
import { ContentPreview } from './content-preview.tsx';
import { DraftActs } from './draft-acts.tsx';
import { FaultList } from './fault-list.tsx';
import { FrontFields } from './front-fields.tsx';
import { type KindWithLists, kindsWithLists } from './lists/kinds-with-lists.ts';
import { OthersLine } from './others-line.tsx';
import { hasImagesInText, pictureKeys } from './picture-kinds.ts';
import { SaveLine } from './save-line.tsx';
import { useContentCheck } from './use-content-check.ts';
import { useContentDraft } from './use-content-draft.ts';

const Lists = lazyPart(() => import('./lists/lists-part.tsx'), listsPartMessages, <SkeletonLines lines={3} />);
const Review = lazyPart(() => import('./review/review-part.tsx'), editorPartMessages);
const OutlineNotice = lazyPart(() => import('./outline-notice.tsx'), editorPartMessages);
const Versions = lazyPart(
  () => import('./versions/versions-part.tsx'),
  editorPartMessages,
  <SkeletonLines lines={3} />,
);

interface EditorFrameProps {
  readonly first: ContentItem;
  readonly uid: string;
}

/** Editor: text on the left, preview on the right, actions below. */
export function EditorFrame({ first, uid }: EditorFrameProps) {
  const draft = useContentDraft(first, uid);
  const { item, text } = draft;
  const { filter, change } = useListQuery('content');
  const [left, setLeft] = useState<readonly string[]>([]);
  const companions = item.companions.filter((each) => !left.includes(nameOf(each)));
  const checked = useContentCheck(item, text, companions);
  const [reveal, setReveal] = useState<{ file: string; line: number } | null>(null);
  const [done, sayDone] = useDone();
  const [isDoneTrue, setDoneTrue] = useState(false);
  const say = (what: string) => {
    setDoneTrue(true);
    sayDone(what);
  };
  const write = (next: Parameters<typeof draft.edit>[0]) => {
    setDoneTrue(false);
    draft.edit(next);
  };
  // Published text may contain such words; only drafts are searched for placeholders.
  const unwritten = item.draft || draft.isDirty ? placeholdersIn(text) : [];
  const isWaiting = item.draft?.state === 'scheduled';
  return (
    <article className="grid gap-6">
      <LeaveGuard active={draft.isDirty && !draft.isKept} />
      <header className="grid gap-2">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-h3">
            <bdi className="wrap-anywhere">{item.title}</bdi>
          </h2>
          <Badge tone={item.draft ? 'marigold' : 'neutral'}>{contentListMessages.states[item.state]}</Badge>
        </div>
        <p className="text-sm wrap-anywhere text-muted">{item.path}</p>
        {item.published && item.address !== null && (
          <p>
            <a href={item.address} target="_blank" rel="noreferrer" className="text-link text-sm">
              {texts.view}
            </a>
          </p>
        )}
        <OthersLine draft={draft} onChange={() => setDoneTrue(false)} />
      </header>
      <DoneLine key={done.times} takesFocus={done.times > 0}>
        {isDoneTrue && done.text}
      </DoneLine>
      {item.outline === 'none' && item.state !== 'removed' && <OutlineNotice draft={draft} onDone={say} />}
      <ConflictChoice draft={draft} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 content-start gap-4">
          {isWaiting ? (
            <>
              <p>{publishMessages.waits(dateTimeText(item.draft?.publishAt ?? 0))}</p>
              <pre
                translate="no"
                className="overflow-x-auto rounded-md border border-line bg-sunken p-4 font-mono text-sm whitespace-pre-wrap"
              >
                {text}
              </pre>
            </>
          ) : (
            <>
              <FrontFields item={item} text={text} onWrite={write} />
              {hasLists(item) && <Lists item={item} text={text} onWrite={write} />}
              <Editor
                label={item.path}
                file={item.path}
                text={text}
                isNear
                reveal={reveal}
                onEdit={(_, next) => write(next)}
              />
            </>
          )}
          <SaveLine draft={draft} />
          {(item.state !== 'removed' || draft.isDirty) && (
            <FaultList
              checked={checked}
              unwritten={unwritten}
              path={item.path}
              onLine={(line) => setReveal({ file: item.path, line })}
            />
          )}
          {!isWaiting && (
            <div>
              {hasImagesInText(item.kind) && <AddImage draft={draft} />}
              {(hasImagesInText(item.kind) || pictureKeys[item.kind]) && <ContentImages item={item} onDone={say} />}
            </div>
          )}
        </div>
        <ContentPreview item={item} checked={checked} />
      </div>
      <DraftActs
        draft={draft}
        companions={companions}
        left={left}
        hasFaults={unwritten.length > 0 || (checked.state !== 'failed' && (checked.faults?.length ?? 0) > 0)}
        onLeave={setLeft}
        onDone={say}
      />
      {item.draft?.review && <Review draft={draft} onDone={say} />}
      <Versions
        draft={draft}
        Choice={ChoiceField}
        compared={filter.view}
        onCompare={(view) => change({ view })}
        onDone={say}
      />
    </article>
  );
}

function hasLists(item: ContentItem): item is ContentItem & { readonly kind: KindWithLists } {
  return kindsWithLists.some((kind) => kind === item.kind);
}
