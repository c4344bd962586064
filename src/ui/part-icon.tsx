import { IconPath } from './icon.tsx';

/** Paths of icons in the style of `Icon`, loaded with the components that use them. */
const paths = {
  'chevron-right': 'm9 6 6 6-6 6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  success: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-4 9.2 2.8 2.8L16 9.8',
  alert: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.6v5M12 16.2v.1',
  cross: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-3.2 5.8 6.4 6.4m0-6.4-6.4 6.4',
  play: 'M8 5.5v13l10.5-6.5Z',
  calendar: 'M4.5 5h15v15.5h-15ZM4.5 10h15M8.5 2.5V7M15.5 2.5V7',
  chat: 'M4 5h16v11.5H10.5L6 20.5v-4H4ZM8.5 10.7h7',
  send: 'M4 4.5 20.5 12 4 19.5 6.8 12ZM6.8 12H13',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.2 15.2 20 20',
  place:
    'M12 21c4.6-4.7 7-8.2 7-11.2a7 7 0 1 0-14 0c0 3 2.4 6.5 7 11.2ZM12 7.6a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Z',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.5V12l3 2',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5',
  moon: 'M20 14.2A8.5 8.5 0 0 1 9.8 4 8.5 8.5 0 1 0 20 14.2Z',
} as const;

interface PartIconProps {
  readonly name: keyof typeof paths;
  readonly className: string;
}

export function PartIcon({ name, className }: PartIconProps) {
  return <IconPath path={paths[name]} className={className} />;
}
