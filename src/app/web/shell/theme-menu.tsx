import { Icon } from '../../../ui/icon.tsx';
import { Dropdown, panelItemStyle } from './dropdown.tsx';
import { shellMessages } from './messages.ts';
import { chooseTheme, themes, useTheme } from './theme.ts';

const icons = { system: 'monitor', light: 'sun', dark: 'moon' } as const;

interface ThemeMenuProps {
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
}

/** The site's colours: as the system, light or dark. Choosing leaves the panel open, so that one sees what it does. */
export function ThemeMenu({ open, onToggle }: ThemeMenuProps) {
  const chosen = useTheme();
  return (
    <Dropdown
      open={open}
      onToggle={onToggle}
      align="end"
      panelClassName="lg:w-52"
      trigger={
        <span className="flex items-center gap-2.5">
          <Icon name={icons[chosen]} className="size-5" />
          <span className="lg:sr-only">{shellMessages.theme}</span>
        </span>
      }
    >
      {themes.map((theme) => (
        <button
          key={theme}
          type="button"
          aria-pressed={theme === chosen}
          onClick={() => chooseTheme(theme)}
          className={panelItemStyle}
        >
          <Icon name={icons[theme]} className="size-4.5 text-muted" />
          {shellMessages.themes[theme]}
          {theme === chosen && <Icon name="check" className="ml-auto size-4 text-primary" />}
        </button>
      ))}
    </Dropdown>
  );
}
