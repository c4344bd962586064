import { TextLink } from '../../../ui/text-link.tsx';
import { defaultBrand, startMessages as texts } from './messages.ts';
import { useSetup } from './setup-data.ts';
import { isDone, setupSteps } from './steps.ts';

/** Reminder of the setup steps that are left, until they are done or it is dismissed. */
export function SetupReminder() {
  const { data } = useSetup();
  if (!data || data.isDismissed) return null;
  const done = setupSteps.filter((step) => isDone(step, data, defaultBrand)).length;
  if (done === setupSteps.length) return null;
  return (
    <section
      aria-label={texts.reminder}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 rounded-lg bg-primary-soft px-5 py-3.5"
    >
      <p>
        <span className="font-semibold">{texts.reminder}</span> · <span>{texts.progress(done, setupSteps.length)}</span>
      </p>
      <TextLink to="/admin/$section" params={{ section: 'start' }} className="inline-flex min-h-11 items-center">
        {texts.toStart}
      </TextLink>
    </section>
  );
}
