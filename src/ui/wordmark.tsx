import { BrandMark } from './brand-mark.tsx';

/** The mark and the name beside it. */
export function Wordmark({ name }: { readonly name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <BrandMark className="size-8" />
      <span className="font-display text-[1.4375rem] leading-none font-bold tracking-tight">{name}</span>
    </span>
  );
}
