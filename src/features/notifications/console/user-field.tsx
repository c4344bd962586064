import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { StatusRegion } from '../../../ui/status-region.tsx';
import { useFocusWhen } from '../../../ui/use-focus-when.ts';
import { useAccounts } from '../../account/console/public.ts';
import { SearchField } from '../../admin/web/public.ts';
import { newAnnouncementMessages as texts } from './messages.ts';

export interface FoundUser {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
}

interface UserFieldProps {
  readonly person: FoundUser | null;
  readonly onChoose: (person: FoundUser | null) => void;
}

const shownMax = 6;

/** Field for one account, found by name or address. */
export function UserField({ person, onChoose }: UserFieldProps) {
  const [search, setSearch] = useState('');
  // The pressed button is gone then.
  const [isPressed, setPressed] = useState(false);
  const finder = useFocusWhen(isPressed && person === null);
  const chosen = useFocusWhen(isPressed && person !== null);
  const choose = (next: FoundUser | null) => {
    setPressed(true);
    onChoose(next);
  };
  if (person === null) {
    return (
      <div ref={finder} tabIndex={-1} className="grid gap-3 outline-none">
        <SearchField label={texts.person} hint={texts.personHint} wanted={search} onQuery={setSearch} />
        {search !== '' && <People search={search} onChoose={choose} />}
      </div>
    );
  }
  return (
    <div ref={chosen} tabIndex={-1} className="flex flex-wrap items-center gap-3 outline-none">
      <p className="font-semibold wrap-anywhere">
        {texts.chosen(person.name ? `${person.name} (${person.email})` : person.email)}
      </p>
      <Button variant="secondary" size="small" onClick={() => choose(null)}>
        {texts.another}
      </Button>
    </div>
  );
}

interface PeopleProps {
  readonly search: string;
  readonly onChoose: (person: FoundUser) => void;
}

function People({ search, onChoose }: PeopleProps) {
  const { data, isError } = useAccounts({ search, state: 'enabled' });
  const found = data?.slice(0, shownMax);
  return (
    <>
      <ErrorLine>{isError && texts.personFailed}</ErrorLine>
      <StatusRegion>{found?.length === 0 && <p>{texts.nobody}</p>}</StatusRegion>
      <ul aria-label={texts.people} className="grid justify-items-start gap-2">
        {found?.map(({ uid, name, email }) => (
          <li key={uid} className="max-w-full">
            <Button variant="secondary" size="small" onClick={() => onChoose({ uid, name, email })}>
              <bdi className="wrap-anywhere">{name ? `${name} · ${email}` : email}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
