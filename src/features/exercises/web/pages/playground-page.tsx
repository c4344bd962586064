import { Link, useHydrated, useSearch } from '@tanstack/react-router';
import { early, lazyPart } from '../../../../platform/web/lazy-part.tsx';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { cx } from '../../../../ui/cx.ts';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { padMessages as texts } from '../playground/pad-messages.ts';
import { type PadLanguage, padLanguages } from '../playground/pad.ts';

const PadPanel = lazyPart(
  early(() => import('../playground/pad-panel.tsx')),
  texts.part,
  <SkeletonLines lines={8} />,
);

/** /playground?language=…: an editor for code of the reader's own. */
export function Page() {
  const isHydrated = useHydrated();
  const { language: asked } = useSearch({ strict: false });
  const language = padLanguages.find((each) => each === asked) ?? 'python';
  return (
    <Width>
      <PageTitle title={texts.title} lead={texts.lead} />
      <div className="grid gap-6 pb-16">
        <LanguageChoice chosen={language} />
        {isHydrated ? <PadPanel language={language} /> : <SkeletonLines lines={8} />}
      </div>
    </Width>
  );
}

export function describe(): PageMeta {
  return { title: texts.title, description: texts.description };
}

function LanguageChoice({ chosen }: { readonly chosen: PadLanguage }) {
  return (
    <nav aria-label={texts.language} className="grid max-w-md grid-cols-3 gap-1 rounded-md bg-sunken p-1">
      {padLanguages.map((language) => (
        <Link
          key={language}
          to="/playground"
          search={{ language }}
          replace
          resetScroll={false}
          {...(language === chosen && { 'aria-current': 'page' })}
          className={cx(
            'grid min-h-10 place-items-center rounded-sm px-2 text-sm font-semibold',
            language === chosen ? 'bg-primary-soft text-primary' : 'text-muted hover:text-ink',
          )}
        >
          {texts.languages[language]}
        </Link>
      ))}
    </nav>
  );
}
