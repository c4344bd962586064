import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConsoleList, RowChoice, dateTimeText, useListFields } from '../../admin/web/public.ts';
import { contentList } from '../kinds-contract.ts';
import { contentActs } from './bulk-actions.ts';
import { ContentArchive } from './content-archive.tsx';
import { type ContentLine, useContentList } from './content-data.ts';
import { contentListMessages as texts, newContentMessages } from './content-messages.ts';
import { NewContentForm } from './new-content-form.tsx';

/** List of all content, with the state of each item. */
export function ContentList() {
  const [writing, setWriting] = useState<'never' | 'open' | 'closed'>('never');
  const { listQuery, fields, filter, change } = useListFields(contentList, {
    section: 'content',
    choices: [
      { name: 'kind', label: texts.kind, options: texts.kinds, any: texts.anyKind },
      { name: 'state', label: texts.state, options: texts.states, any: texts.anyState },
      { name: 'mark', label: texts.mark, options: texts.marks, any: texts.anyMark },
    ],
    orders: texts.orders,
    file: '/api/admin/content.csv',
  });
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-start gap-3">
        <Button aria-expanded={writing === 'open'} onClick={() => setWriting(writing === 'open' ? 'closed' : 'open')}>
          {newContentMessages.begin}
        </Button>
        <ContentArchive />
      </div>
      {writing !== 'never' && (
        // Hidden instead of unmounted, so that the input stays.
        <div hidden={writing === 'closed'}>
          <NewContentForm onBegun={(item) => change({ open: `${item.kind}:${item.id}` })} />
        </div>
      )}
      <ConsoleList
        {...fields}
        texts={texts}
        query={useContentList(listQuery)}
        idOf={itemKeyOf}
        nameOf={({ title }) => title}
        acts={contentActs}
      >
        {(line) => <ContentRow key={line.path} line={line} filter={filter} />}
      </ConsoleList>
    </div>
  );
}

function itemKeyOf({ kind, id }: ContentLine): string {
  return `${kind}:${id}`;
}

interface ContentRowProps {
  readonly line: ContentLine;
  readonly filter: object;
}

function ContentRow({ line, filter }: ContentRowProps) {
  const { kind, id, title, path, state, isExample, publishAt } = line;
  return (
    <li data-shortcut="row" className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-2">
      <div className="flex min-w-0">
        <RowChoice id={itemKeyOf(line)} name={title} />
        <div className="grid min-w-0 justify-items-start">
          <Link
            data-shortcut="open"
            to="/admin/$section"
            params={{ section: 'content' }}
            search={{ ...filter, open: `${kind}:${id}` }}
            className="inline-flex min-h-11 items-center gap-2 text-left font-semibold text-primary underline-offset-4 hover:underline"
          >
            <bdi className="wrap-anywhere">{title}</bdi>
          </Link>
          <p className="max-w-full text-sm wrap-anywhere text-muted">{path}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-sm text-muted">{texts.kinds[kind]}</span>
        <Badge tone={state === 'shipped' || state === 'edited' || state === 'removed' ? 'neutral' : 'marigold'}>
          {texts.states[state]}
        </Badge>
        {isExample && <Badge tone="primary">{texts.marks.example}</Badge>}
        {publishAt !== null && <span className="text-sm text-muted">{dateTimeText(publishAt)}</span>}
      </div>
    </li>
  );
}
