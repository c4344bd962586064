import { containerStyle } from '../../../../ui/page.tsx';

/** Says of an offer that came with the software that nobody stands behind it yet. */
export function ExampleNote() {
  return (
    <div className={containerStyle}>
      <p className="mt-6 max-w-2xl rounded-lg bg-primary-soft px-5 py-3.5 text-sm">
        This page came with the software of this site and is an example of what an organisation can offer here. Ask
        before you count on it.
      </p>
    </div>
  );
}
