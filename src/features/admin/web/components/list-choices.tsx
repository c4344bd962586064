import { buttonStyle } from '../../../../ui/button-style.ts';
import type { Elements } from '../../../../ui/elements.ts';
import { oneOf, type ListFilter } from '../../list-filter.ts';
import type { ConsoleSection } from '../../sections-contract.ts';
import { listMessages } from '../messages.ts';
import { useListQuery } from '../use-list-query.ts';
import { ChoiceField } from './choice-field.tsx';
import { SearchField } from './search-field.tsx';

/** Filter field of a list. */
export interface ListChoice {
  /** Name of the URL parameter. */
  readonly name: Exclude<keyof ListFilter, 'q' | 'open'>;
  readonly label: string;
  readonly options: Readonly<Record<string, string>>;
  /** First option, for no filter. */
  readonly any: string;
}

interface ListChoicesProps {
  readonly section: ConsoleSection;
  readonly texts: { readonly search: string; readonly searchHint: string };
  readonly choices: readonly ListChoice[];
  /** Sort orders; the first one is the default. */
  readonly orders?: Readonly<Record<string, string>> | undefined;
  /** URL of the list's download, if any, and its parameters: the same as the list's. */
  readonly file?: string | undefined;
  readonly fileQuery?: Readonly<Record<string, string | undefined>> | undefined;
  readonly children?: Elements;
}

/** Filter fields above a list; each is a parameter of its URL. */
export function ListChoices({ section, texts, choices, orders, file, fileQuery = {}, children }: ListChoicesProps) {
  const { filter, change } = useListQuery(section);
  const params = Object.entries(fileQuery).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const [usual] = Object.keys(orders ?? {});
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <div className="w-full sm:max-w-sm">
        <SearchField
          label={texts.search}
          hint={texts.searchHint}
          wanted={filter.q ?? ''}
          onQuery={(q) => change({ q })}
        />
      </div>
      {choices.map(({ name, label, options, any }) => (
        <ChoiceField
          key={name}
          label={label}
          value={oneOf(filter[name], Object.keys(options))}
          options={options}
          any={any}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      {orders && (
        <ChoiceField
          label={listMessages.sort}
          value={oneOf(filter.order, Object.keys(orders)) ?? usual}
          options={orders}
          onChange={(order) => change({ order: order === usual ? undefined : order })}
        />
      )}
      {children}
      {file !== undefined && (
        <div className="max-sm:self-end sm:pt-7">
          <a href={`${file}?${new URLSearchParams(params)}`} download className={buttonStyle({ variant: 'secondary' })}>
            {listMessages.download}
          </a>
        </div>
      )}
    </div>
  );
}
