import { Icon } from '../../../ui/icon.tsx';
import { PartIcon } from '../../../ui/part-icon.tsx';
import { Dropdown, panelItemStyle } from './dropdown.tsx';
import { ThemeTrigger } from './theme-trigger.tsx';
import { type Theme, chooseTheme, themes, useTheme } from './theme.ts';

/** Texts of the theme menu, which load with it. */
const themeMessages = { system: 'System', light: 'Light', dark: 'Dark' } as const satisfies Record<Theme, string>;

interface ThemeMenuProps {
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
}

/** Theme menu: system, light or dark. Choosing keeps the panel open, so that the effect is visible. */
export function Part(menu: ThemeMenuProps) {
  const chosen = useTheme();
  return (
    <Dropdown
      {...menu}
      align="end"
      panelClassName="lg:w-52"
      trigger={<ThemeTrigger icon={<ThemeIcon theme={chosen} className="size-5" />} />}
    >
      {themes.map((theme) => (
        <button
          key={theme}
          type="button"
          aria-pressed={theme === chosen}
          onClick={() => chooseTheme(theme)}
          className={panelItemStyle}
        >
          <ThemeIcon theme={theme} className="size-4.5 text-muted" />
          <span>{themeMessages[theme]}</span>
          {theme === chosen && <PartIcon name="check" className="ml-auto size-4 text-primary" />}
        </button>
      ))}
    </Dropdown>
  );
}

function ThemeIcon({ theme, className }: { readonly theme: Theme; readonly className: string }) {
  if (theme === 'system') return <Icon name="monitor" className={className} />;
  return <PartIcon name={theme === 'light' ? 'sun' : 'moon'} className={className} />;
}
