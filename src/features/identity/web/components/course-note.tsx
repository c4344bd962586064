import type { CourseInMind } from '../course-in-mind.ts';
import { courseNoteMessages } from '../messages.ts';

/** Note above the form that names the course. */
export function CourseNote({ course: { title, image } }: { readonly course: CourseInMind }) {
  return (
    <div className="mb-6 flex items-center gap-4 rounded-lg bg-primary-soft p-4">
      <img src={image} alt="" width="80" height="50" className="h-12.5 w-20 shrink-0 rounded-sm object-cover" />
      <p className="font-semibold">{courseNoteMessages.text(title)}</p>
    </div>
  );
}
