import { lazyPart } from '../../../platform/web/lazy-part.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { EditedKind } from '../kinds-contract.ts';
import type { ContentItem } from './content-data.ts';
import { editorPartMessages, frontFieldMessages as texts } from './content-messages.ts';
import { type OptionalLines, frontLinesOf, withFrontLine } from './front-matter.ts';
import { pictureKeys } from './picture-kinds.ts';

const Picture = lazyPart(() => import('./images/picture-part.tsx'), editorPartMessages, <SkeletonLines lines={3} />);

/** Optional front matter lines, shown even if the file does not have them. */
const optionalLines: Partial<Record<EditedKind, OptionalLines>> = {
  quiz: { passPercent: '70', attempts: '3', pauseHours: '8', review: 'always', minutes: '30', draw: '10' },
  opening: { locality: 'Berlin', countryCode: 'DE', remote: 'true' },
  page: { note: 'Words.' },
};

/** Keys whose values need more than one line. */
const sentences: readonly string[] = ['description', 'lead', 'note', 'summary'];

interface FrontFieldsProps {
  readonly item: ContentItem;
  readonly text: string;
  /** A function receives the current text. */
  readonly onWrite: (change: (now: string) => string) => void;
}

/** Form fields for the simple values of front matter, so that authors need not know YAML's quoting. */
export function FrontFields({ item, text, onWrite }: FrontFieldsProps) {
  const head = { isWhole: item.path.endsWith('.yaml'), optional: optionalLines[item.kind] ?? {} };
  const lines = frontLinesOf(text, head);
  if (lines.length === 0) return null;
  return (
    <fieldset className="grid items-end gap-4 sm:grid-cols-2">
      <legend className="sr-only">{texts.legend}</legend>
      {lines.map(({ key, value }) => {
        const label = texts.labels[key] ?? key;
        const write = (next: string) => onWrite((now) => withFrontLine(now, key, next, head));
        if (key === pictureKeys[item.kind]) {
          return <Picture key={key} item={item} label={label} value={value} onChange={write} />;
        }
        const field = {
          label,
          value,
          placeholder: texts.without[`${item.kind}.${key}`],
          onChange: ({ target }: { readonly target: { readonly value: string } }) => write(target.value),
        };
        if (!sentences.includes(key)) return <TextField key={key} {...field} />;
        return (
          <div key={key} className="sm:col-span-2">
            <TextArea {...field} rows={2} className="min-h-11" />
          </div>
        );
      })}
    </fieldset>
  );
}
