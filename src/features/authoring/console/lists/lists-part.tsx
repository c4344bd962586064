import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import type { ItemName } from '../content-data.ts';
import { freeId } from './entry-templates.ts';
import type { Entry, EntryRecord } from './entry.ts';
import type { KindWithLists } from './kinds-with-lists.ts';
import { FileContext } from './known-items.ts';
import { ListFields } from './list-fields.tsx';
import { listShapes } from './list-shapes.ts';
import { entriesIn, withEntries } from './list-text.ts';
import { type ListName, listFieldMessages as texts } from './messages.ts';

export { withLesson } from './with-lesson.ts';

const GiftPart = lazyPart(() => import('./gift-part.tsx'), texts.giftPart);
const RulePart = lazyPart(() => import('./rule-part.tsx'), texts.rulePart);

interface ListsPartProps {
  readonly item: ItemName & { readonly kind: KindWithLists };
  readonly text: string;
  readonly onWrite: (text: string) => void;
}

/**
 * Form fields of a file's lists and of a course's rule, so that authors need not know YAML. Loaded only for kinds that
 * have some.
 */
export function Part({ item, text, onWrite }: ListsPartProps) {
  return (
    <FileContext value={item}>
      {listShapes[item.kind].map((shape) => {
        const list = (shape.key ?? item.kind) as ListName;
        const entries = entriesIn(text, shape);
        if (!entries) {
          return (
            <p key={list} className="text-sm text-muted">
              {texts.inText(texts.lists[list].title)}
            </p>
          );
        }
        return (
          <ListFields
            key={list}
            list={list}
            shape={shape.entry}
            entries={entries}
            beginnings={shape.beginnings}
            onChange={(next) => onWrite(withEntries(text, shape, next))}
          />
        );
      })}
      {item.kind === 'quiz' && <GiftOf text={text} onWrite={onWrite} />}
      {item.kind === 'course' && <RulePart text={text} onWrite={onWrite} />}
    </FileContext>
  );
}

/** Imports questions among those of the text. */
function GiftOf({ text, onWrite }: Pick<ListsPartProps, 'text' | 'onWrite'>) {
  const [shape] = listShapes.quiz;
  if (!shape) return null;
  return (
    <GiftPart
      text={text}
      entries={entriesIn(text, shape)}
      withQuestions={(questions, there) => withEntries(text, shape, behind(there, questions))}
      onWrite={onWrite}
    />
  );
}

/** Appends questions, each with a unique id. */
function behind(there: readonly Entry[], questions: readonly EntryRecord[]): readonly Entry[] {
  return questions.reduce<readonly Entry[]>((all, question) => [...all, { id: freeId(all), ...question }], there);
}
