import { Link } from '@tanstack/react-router';
import { Breadcrumb } from '../../../../ui/breadcrumb.tsx';
import type { Elements } from '../../../../ui/elements.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Width } from '../../../../ui/page.tsx';
import type { CareerLine } from '../../line-contract.ts';
import { careerMessages } from '../career-messages.ts';

interface CareerPageProps {
  readonly line: CareerLine;
  readonly others: readonly Pick<CareerLine, 'id' | 'title'>[];
  /** The career's courses and openings, which depend on the reader. */
  readonly courses: Elements;
}

/** A career's page: its description, and its courses and openings. */
export function CareerPage({ line: { title, description }, others, courses }: CareerPageProps) {
  return (
    <Width className="pt-6 lg:pt-8">
      <Breadcrumb label={careerMessages.breadcrumb} current={title}>
        <Link to="/">{careerMessages.home}</Link>
        <Link to="/careers">{careerMessages.careers}</Link>
      </Breadcrumb>
      <header className="mt-8 max-w-3xl lg:mt-12">
        <h1 className="text-h1">{title}</h1>
        <p dir="auto" className="mt-5 max-w-prose whitespace-pre-line text-muted">
          {description}
        </p>
      </header>
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {courses}
        <aside className="grid content-start justify-items-start gap-3 self-start rounded-lg bg-sunken p-6 lg:col-start-2 lg:row-start-1 print:hidden">
          <h2 className="text-h3">{careerMessages.chooseTitle}</h2>
          <p className="text-sm text-muted">{careerMessages.chooseText}</p>
          <LinkButton to="/career-center" variant="secondary" className="mt-1">
            {careerMessages.choose}
          </LinkButton>
          {others.length > 0 && (
            <>
              <h2 className="mt-4 text-h3">{careerMessages.others}</h2>
              <ul className="grid gap-1 text-sm">
                {others.map(({ id, title: name }) => (
                  <li key={id}>
                    <Link to="/careers/$careerId" params={{ careerId: id }} className="text-link">
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )}
        </aside>
      </div>
    </Width>
  );
}
