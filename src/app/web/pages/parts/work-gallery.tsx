import { TextLink } from '../../../../ui/text-link.tsx';

interface WorkGalleryProps {
  readonly works: readonly {
    readonly courseId: string;
    /** Shows what was made. */
    readonly picture: string;
    /** The title of the course that leads there. */
    readonly course: string;
    readonly title: string;
    readonly made: string;
    readonly proves: string;
  }[];
}

/** Projects of one track: a picture, what was made, what it proves, and the course behind it. */
export function WorkGallery({ works }: WorkGalleryProps) {
  return (
    <ul className="grid gap-x-8 gap-y-12 md:grid-cols-3">
      {works.map(({ courseId, picture, course, title, made, proves }) => (
        <li key={courseId} className="flex flex-col">
          <img
            src={picture}
            alt=""
            width="640"
            height="400"
            loading="lazy"
            className="aspect-[16/10] w-full rounded-lg object-cover"
          />
          <h3 className="mt-5 text-h3">{title}</h3>
          <p className="mt-2 text-muted">{made}</p>
          <p className="mt-4 border-l-4 border-primary pl-4 font-semibold">{proves}</p>
          <p className="mt-auto pt-4 text-sm text-muted">
            From{' '}
            <TextLink to="/course/$courseId" params={{ courseId }}>
              {course}
            </TextLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
