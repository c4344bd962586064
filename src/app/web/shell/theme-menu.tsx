import { lazyPart } from '../../../platform/web/lazy-part.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Dropdown } from './dropdown.tsx';
import { shellMessages } from './messages.ts';
import { themeIcons, useTheme } from './theme.ts';

/** Few open it: its script comes after the page's own. */
const ThemePanel = lazyPart(() => import('./theme-panel.tsx'), shellMessages.menuPart);

interface ThemeMenuProps {
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
}

/** The site's colours: as the system, light or dark. Choosing leaves the panel open, so that one sees what it does. */
export function ThemeMenu({ open, onToggle }: ThemeMenuProps) {
  return (
    <Dropdown
      open={open}
      onToggle={onToggle}
      align="end"
      panelClassName="lg:w-52"
      trigger={
        <span className="flex items-center gap-2.5">
          <Icon name={themeIcons[useTheme()]} className="size-5" />
          <span className="lg:sr-only">{shellMessages.theme}</span>
        </span>
      }
    >
      <ThemePanel />
    </Dropdown>
  );
}
