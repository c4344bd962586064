/** Explanation in plain words, beside an error or a comparison. */
export function Explained({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : (
    <p className="rounded-md border-l-4 border-sky bg-sunken px-3 py-2.5 text-sm text-ink">{text}</p>
  );
}
