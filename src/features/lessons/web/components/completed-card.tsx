import { completedMessages as texts } from '../end-messages.ts';
import { Part as CompletedLinks } from './completed-links.tsx';

interface CompletedCardProps {
  readonly courseId: string;
  readonly title: string;
}

/** Says that the course is completed, with the certificate and the next step. */
export function CompletedCard({ courseId, title }: CompletedCardProps) {
  return (
    <section
      aria-labelledby="completed"
      className="grid justify-items-start gap-4 rounded-lg border border-primary bg-primary-soft p-6 print:hidden"
    >
      <h2 id="completed" className="text-h2">
        {texts.title(title)}
      </h2>
      <CompletedLinks courseId={courseId} isMain />
    </section>
  );
}
