import { cx } from './cx.ts';

/**
 * One path each on a grid of 24, drawn with a line of 2. They are in every page's script, so that only those of the
 * shell stand here: an icon library costs the home page more than all of them together. The others: `PartIcon`.
 */
const paths = {
  'chevron-down': 'm6 9 6 6 6-6',
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6 6 18',
  person: 'M12 3.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM4 21c.6-3.6 3.8-5.6 8-5.6s7.4 2 8 5.6',
  monitor: 'M3 4.5h18v12H3ZM12 16.5V20M8 20.5h8',
} as const;

/** Decoration beside a text, or inside a control that has a name of its own. */
export function Icon({ name, className }: { readonly name: keyof typeof paths; readonly className?: string }) {
  return <IconPath path={paths[name]} {...(className && { className })} />;
}

/** A drawing on the same grid, with the same line. */
export function IconPath({ path, className }: { readonly path: string; readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={cx('shrink-0 fill-none stroke-current stroke-2', className)}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
