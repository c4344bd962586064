import { BrandMark } from './brand-mark.tsx';

/** The mark and the name beside it. A long name takes up to three lines on a narrow window, and one on a wide one. */
export function Wordmark({ name }: { readonly name: string }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2.5">
      <BrandMark className="size-8" />
      <span className="line-clamp-3 min-w-0 font-display text-[1.4375rem] leading-[1.1] font-bold tracking-tight wrap-anywhere max-[22rem]:text-lg lg:whitespace-nowrap">
        {name}
      </span>
    </span>
  );
}
