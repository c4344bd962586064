import { Button } from '../button.tsx';
import { PageTitle, Width } from '../page.tsx';
import { Controls } from './controls.tsx';
import { Surfaces } from './surfaces.tsx';
import { Tokens } from './tokens.tsx';

const themes = ['light', 'dark', 'system'] as const;

/** Every part of the design system, alive, on one page. */
export function Gallery() {
  return (
    <main>
      <Width>
        <PageTitle title="Design system" lead="Every token and every part, as pages use them." />
        <div className="mb-12 flex flex-wrap gap-3">
          {themes.map((theme) => (
            <Button key={theme} variant="secondary" size="small" onClick={() => showTheme(theme)}>
              {theme}
            </Button>
          ))}
        </div>
        <div className="grid gap-16">
          <Tokens />
          <Controls />
          <Surfaces />
        </div>
      </Width>
    </main>
  );
}

function showTheme(theme: (typeof themes)[number]): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
