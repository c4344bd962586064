import { useReviewSummary } from '../data.ts';
import { reminderMessages as texts } from '../messages.ts';
import { SettingSelect } from './setting-select.tsx';

const hours = Array.from({ length: 24 }, (_, hour) => [hour, timeOf(hour)] as const);
const options = [[null, texts.never], ...hours] as const;

/** Hour of the reminder mail; renders nothing until it is loaded. */
export function Reminder({ uid }: { readonly uid: string }) {
  const { data } = useReviewSummary(uid);
  if (!data) return null;
  return (
    <section id="reminder" aria-labelledby="reminder-title" className="grid scroll-mt-24 gap-3">
      <h2 id="reminder-title" className="text-h3">
        {texts.title}
      </h2>
      <p className="text-sm text-muted">{texts.lead}</p>
      <SettingSelect label={texts.label} settings={data.settings} name="reminderHour" options={options} />
    </section>
  );
}

function timeOf(hour: number): string {
  return new Date(2000, 0, 1, hour).toLocaleTimeString(undefined, { timeStyle: 'short' });
}
