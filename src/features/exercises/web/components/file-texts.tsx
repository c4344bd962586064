import type { Files } from '../exercise.ts';
import { Printed } from './printed.tsx';

/** Read-only files. */
export function FileTexts({ files }: { readonly files: Files }) {
  return (
    <div className="mt-2 grid gap-3">
      {Object.entries(files).map(([file, text]) => (
        <Printed key={file} label={file} text={text} isLabelShown />
      ))}
    </div>
  );
}
