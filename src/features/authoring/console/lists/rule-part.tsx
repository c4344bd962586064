import { useId, useState } from 'react';
import { TextField } from '../../../../ui/text-field.tsx';
import type { CountedPart } from '../../../courses/completion.ts';
import { ruleMessages as texts } from './rule-messages.ts';
import { type AuthoredRule, countedParts, firstRule, passWithout, ruleIn, sharesOf, withRule } from './rule-text.ts';

interface RulePartProps {
  readonly text: string;
  readonly onWrite: (text: string) => void;
}

/** Form fields of a course's completion rule: everything, or enough of the weighted parts. */
export function Part({ text, onWrite }: RulePartProps) {
  const name = useId();
  const rule = ruleIn(text);
  // Restores the earlier rule if the user switches back.
  const [latest, setLatest] = useState(firstRule);
  if (rule === null) return <p className="text-sm text-muted">{texts.inText}</p>;
  const choose = (next: AuthoredRule | 'everything') => {
    if (rule !== 'everything') setLatest(rule);
    onWrite(withRule(text, next));
  };
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-sm font-semibold">{texts.title}</legend>
      {([texts.everything, texts.enough] as const).map((label) => (
        <label key={label} className="flex min-h-9 cursor-pointer items-center gap-3 text-sm pointer-coarse:min-h-11">
          <input
            type="radio"
            name={name}
            className="size-5 shrink-0 accent-primary"
            checked={(rule === 'everything') === (label === texts.everything)}
            onChange={() => choose(label === texts.everything ? 'everything' : latest)}
          />
          <span>{label}</span>
        </label>
      ))}
      {rule !== 'everything' && <RuleFields rule={rule} onChange={choose} />}
    </fieldset>
  );
}

interface RuleFieldsProps {
  readonly rule: AuthoredRule;
  readonly onChange: (rule: AuthoredRule) => void;
}

function RuleFields({ rule, onChange }: RuleFieldsProps) {
  const shares = sharesOf(rule);
  const field = (part: CountedPart | 'pass', least: number) => ({
    type: 'number',
    min: least,
    max: 100,
    value: rule[part] ?? '',
    onChange: ({ target }: { readonly target: HTMLInputElement }) => {
      const { [part]: _, ...others } = rule;
      onChange(target.value === '' ? others : { ...rule, [part]: target.valueAsNumber });
    },
  });
  return (
    <div className="grid gap-3 rounded-md border border-line px-3 py-3">
      <p className="text-sm text-muted">{texts.weights}</p>
      <div className="grid items-end gap-4 sm:grid-cols-3">
        {countedParts.map((part) => (
          <TextField key={part} label={texts.parts[part]} placeholder={texts.without} {...field(part, 0)} />
        ))}
      </div>
      <div className="sm:max-w-56">
        <TextField label={texts.pass} placeholder={String(passWithout)} {...field('pass', 1)} />
      </div>
      <p role="status" className="text-sm">
        {shares.length === 0 ? texts.nothing : texts.means(shares, rule.pass ?? passWithout)}
      </p>
      <p className="text-sm text-muted">{texts.certificates}</p>
    </div>
  );
}
