import { PartIcon } from '../../../../ui/part-icon.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { dailyGoals } from '../../goals-contract.ts';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { useReviewSummary } from '../data.ts';
import { goalMessages as texts, reminderMessages } from '../dashboard-messages.ts';
import { SettingSelect } from './setting-select.tsx';

const goalOptions = [[null, texts.noGoal], ...dailyGoals.map((goal) => [goal, texts.minutes(goal)] as const)] as const;

const hours = Array.from({ length: 24 }, (_, hour) => [hour, timeOf(hour)] as const);
const reminderOptions = [[null, reminderMessages.never], ...hours] as const;

/** Minutes of today and the streak, with the daily goal and the reminder. */
export function Part({ uid }: { readonly uid: string }) {
  const { data, isFetched } = useReviewSummary(uid);
  if (!isFetched) return <SkeletonLines lines={6} />;
  if (!data) return null;
  const { minutesToday, settings, streak } = data;
  const { goalMinutes } = settings;
  return (
    <section aria-labelledby="today" className="grid gap-3">
      <h2 id="today" className="text-h3">
        {texts.title}
      </h2>
      {goalMinutes === null ? (
        <p>{texts.done(minutesToday)}</p>
      ) : (
        <ProgressBar
          label={texts.goal}
          percent={Math.min(100, Math.round((100 * minutesToday) / goalMinutes))}
          text={texts.progress(minutesToday, goalMinutes)}
        />
      )}
      {goalMinutes !== null && minutesToday >= goalMinutes && (
        <p className="flex items-start gap-2 text-sm font-semibold text-primary">
          <PartIcon name="success" className="mt-0.5 size-4.5" />
          <span>{texts.reached}</span>
        </p>
      )}
      {streak > 0 && <p className="font-semibold">{texts.streak(streak)}</p>}
      <p className="text-sm text-muted">{streak > 0 ? texts.rule : texts.noStreak}</p>
      <SettingSelect label={texts.goal} settings={settings} name="goalMinutes" options={goalOptions} />
      <div id="reminder" className="scroll-mt-24">
        <SettingSelect
          label={reminderMessages.label}
          hint={reminderMessages.hint}
          settings={settings}
          name="reminderHour"
          options={reminderOptions}
        />
      </div>
    </section>
  );
}

function timeOf(hour: number): string {
  return new Date(2000, 0, 1, hour).toLocaleTimeString(undefined, { timeStyle: 'short' });
}
