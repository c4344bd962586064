import { useId, useState } from 'react';
import { failureText } from '../../../platform/web/failure-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { sentences } from '../../../ui/sentences.ts';
import { checkParts } from '../checks-contract.ts';
import { type Finding, useCheckAll } from './data.ts';
import { systemMessages as texts } from './messages.ts';

/** Button that checks the whole installation, with findings as they arrive. */
export function Checks() {
  const titleId = useId();
  const [found, setFound] = useState<readonly (readonly Finding[])[]>([]);
  const { mutate, isPending, error } = useCheckAll((_, findings) => setFound((before) => [...before, findings]));
  const findings = found.flat();
  const next = checkParts[found.length];
  function look() {
    setFound([]);
    mutate();
  }
  return (
    <section aria-labelledby={titleId} className="grid justify-items-start gap-4">
      <h2 id={titleId} className="text-h2">
        {texts.checks}
      </h2>
      <p className="max-w-2xl text-muted">{texts.checksLead}</p>
      <Button variant="secondary" busy={isPending} onClick={look}>
        {found.length > 0 ? texts.checkAgain : texts.check}
      </Button>
      <p role="status" className="text-sm text-muted">
        {sentences(
          isPending && next !== undefined && texts.checking(texts.parts[next], found.length + 1, checkParts.length),
          !isPending && next === undefined && texts.checked(findings.filter(({ state }) => state !== 'ok').length),
        )}
      </p>
      <ErrorLine>{error && failureText(error, texts.checksFailed)}</ErrorLine>
      {findings.length > 0 && (
        <ul className="w-full divide-y divide-line border-y border-line">
          {findings.map((finding, place) => (
            <Line key={place} {...finding} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Line({ check, state, message }: Finding) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-3">
      <div className="grid max-w-2xl min-w-0">
        <span className="font-semibold">{check}</span>
        <span className="text-sm wrap-anywhere text-muted">{message}</span>
      </div>
      <Badge tone={state === 'ok' ? 'neutral' : 'marigold'}>{texts.states[state]}</Badge>
    </li>
  );
}
