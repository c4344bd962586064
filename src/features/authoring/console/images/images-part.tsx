import { failureText } from '../../../../platform/web/failure-text.ts';
import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import type { ContentItem } from '../content-data.ts';
import { editorMessages } from '../content-messages.ts';
import { Refused } from '../refused.tsx';
import { useContentImages, useRemoveImage } from './image-data.ts';
import { ImageRow } from './image-row.tsx';
import { imageListMessages as texts } from './messages.ts';

interface ImagesProps {
  readonly item: ContentItem;
  readonly onDone: (text: string) => void;
}

/** List of the images next to a text, with the texts that use them; unused images can be removed. */
export function Part({ item, onDone }: ImagesProps) {
  const images = useContentImages(item);
  const removal = useRemoveImage(item);

  function remove(name: string) {
    removal.mutate(name, { onSuccess: ({ faults }) => faults.length === 0 && onDone(texts.removed(name)) });
  }

  return (
    <div className="grid gap-3 py-2">
      <p className="text-sm text-muted">{texts.lead}</p>
      <Refused faults={removal.data?.faults ?? []} />
      <ErrorLine>{removal.error && failureText(removal.error, texts.failedAct)}</ErrorLine>
      <LoadedList
        query={images}
        lines={3}
        texts={{ failed: texts.failed, retry: editorMessages.retry, more: texts.more }}
        empty={<p className="text-sm text-muted">{texts.empty}</p>}
      >
        {(all) => (
          <ul className="divide-y divide-line border-t border-line">
            {all.map((image) => (
              <ImageRow
                key={image.name}
                image={image}
                beside={item.path}
                busy={removal.isPending && removal.variables === image.name}
                onRemove={() => remove(image.name)}
              />
            ))}
          </ul>
        )}
      </LoadedList>
    </div>
  );
}
