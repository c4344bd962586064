/** A number at the corner of what it stands in, which is `relative`. Its words stand elsewhere: it is not read out. */
export function UnreadBadge({ text }: { readonly text: string }) {
  return (
    <span
      aria-hidden="true"
      className="absolute -top-1.5 left-full -ml-3 min-w-5 rounded-full border-2 border-paper bg-danger px-1 text-center text-[0.6875rem]/4 font-bold text-surface"
    >
      {text}
    </span>
  );
}
