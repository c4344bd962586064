import type { ReactNode } from 'react';

interface ThreeWaysProps {
  readonly ways: readonly {
    readonly title: string;
    readonly text: string;
    readonly picture: string;
    readonly link: ReactNode;
  }[];
}

/** The ways in, side by side: student, individual, teacher. */
export function ThreeWays({ ways }: ThreeWaysProps) {
  return (
    <ul className="grid gap-6 md:grid-cols-3 lg:gap-8">
      {ways.map(({ title, text, picture, link }) => (
        <li key={title} className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface">
          <img
            src={picture}
            alt=""
            width="640"
            height="400"
            loading="lazy"
            className="aspect-[16/10] w-full object-cover"
          />
          <div className="flex grow flex-col items-start p-6">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 mb-5 text-muted">{text}</p>
            <div className="mt-auto">{link}</div>
          </div>
        </li>
      ))}
    </ul>
  );
}
