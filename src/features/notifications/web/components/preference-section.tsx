import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import { digestHour } from '../../digest-hour.ts';
import { type Preference, usePreferences } from '../preference-data.ts';
import { preferenceMessages as texts } from '../preference-messages.ts';
import { PreferenceRow } from './preference-row.tsx';

/** Notification settings: the user's own kinds, and for staff and teachers the kinds of incoming work. */
export function PreferenceSection({ uid }: { readonly uid: string }) {
  return (
    <section id="preferences" aria-labelledby="preferences-title" className="grid gap-5">
      <h2 id="preferences-title" className="text-h2">
        {texts.title}
      </h2>
      <p className="text-muted">{texts.lead}</p>
      <LoadedList query={usePreferences(uid)} lines={8} texts={texts} empty={null}>
        {(preferences) => <Preferences preferences={preferences} />}
      </LoadedList>
    </section>
  );
}

function Preferences({ preferences }: { readonly preferences: readonly Preference[] }) {
  const arrivals = preferences.filter(({ kind }) => kind.startsWith('new-'));
  return (
    <div className="grid gap-5">
      <Rows title={texts.yours} preferences={preferences.filter((each) => !arrivals.includes(each))} isWithAccount />
      {arrivals.length > 0 && <Rows title={texts.arrivals} preferences={arrivals} />}
      <p className="text-sm text-muted">{texts.daily(digestTime())}</p>
    </div>
  );
}

interface RowsProps {
  readonly title: string;
  readonly preferences: readonly Preference[];
  readonly isWithAccount?: boolean;
}

function Rows({ title, preferences, isWithAccount = false }: RowsProps) {
  return (
    <div>
      <h3 className="mb-3 font-semibold">{title}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {isWithAccount && (
          <li className="py-5">
            <p className="font-semibold">{texts.account}</p>
            <p className="text-sm text-muted">{texts.accountHint}</p>
          </li>
        )}
        {preferences.map((preference) => (
          <PreferenceRow key={preference.kind} preference={preference} />
        ))}
      </ul>
    </div>
  );
}

/** Time of the daily mail in the user's time zone. */
function digestTime(): string {
  return new Date(new Date().setUTCHours(digestHour, 0)).toLocaleTimeString('en', { timeStyle: 'short' });
}
