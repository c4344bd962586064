import { Icon } from '../../../ui/icon.tsx';
import { PartIcon } from '../../../ui/part-icon.tsx';
import { panelItemStyle } from './dropdown.tsx';
import { type Theme, showTheme, themeIcons, themeKey, useTheme } from './theme.ts';

const texts = { system: 'As the system', light: 'Light', dark: 'Dark' } as const satisfies Record<Theme, string>;
const themes = ['system', 'light', 'dark'] as const satisfies Theme[];

/** The choice of colours. */
export function Part() {
  const chosen = useTheme();
  return themes.map((theme) => (
    <button
      key={theme}
      type="button"
      aria-pressed={theme === chosen}
      onClick={() => choose(theme)}
      className={panelItemStyle}
    >
      <Icon name={themeIcons[theme]} className="size-4.5 text-muted" />
      {texts[theme]}
      {theme === chosen && <PartIcon name="check" className="ml-auto size-4 text-primary" />}
    </button>
  ));
}

function choose(theme: Theme): void {
  showTheme(theme);
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
}
