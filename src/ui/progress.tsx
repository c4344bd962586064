/** A thin line at the upper edge while something of unknown length goes on; `label` says what. */
export function Progress({ label }: { readonly label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      className="fixed inset-x-0 top-0 z-50 h-0.75 overflow-hidden print:hidden"
    >
      <div className="h-full w-1/3 animate-[progress_1.1s_ease-in-out_infinite] bg-marigold" />
    </div>
  );
}
