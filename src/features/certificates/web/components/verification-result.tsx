import type { ReactNode } from 'react';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { FactRows } from '../../../../ui/fact-rows.tsx';
import { DoneText } from '../../../../ui/status-line.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { resultMessages as texts } from '../messages.ts';
import type { Verification } from '../verification.ts';
import { Day } from './day.tsx';

interface Row {
  readonly term: string;
  readonly text: ReactNode;
}

/** Result of verifying a credential, in words. */
export function VerificationResult({ result }: { readonly result: Verification }) {
  const { verdict, reason, statement, revocation, isPdf } = result;
  const certificateId = statement?.certificateId;
  return (
    <div className="grid gap-5">
      <Verdict verdict={verdict} reason={reason} />
      {statement?.isTest && <p className="rounded-lg bg-primary-soft px-5 py-3.5 text-sm">{texts.test}</p>}
      {isPdf && statement && <p className="rounded-lg bg-primary-soft px-5 py-3.5 text-sm">{texts.ofPdf}</p>}
      <FactRows rows={rowsOf(result)} />
      {statement && revocation === 'not-checked' && <p className="text-sm text-muted">{texts.unchecked}</p>}
      {certificateId && (
        <p>
          <TextLink to="/certificates/$certificateId" params={{ certificateId }}>
            {texts.page}
          </TextLink>
        </p>
      )}
    </div>
  );
}

function Verdict({ verdict, reason }: Pick<Verification, 'verdict' | 'reason'>) {
  const line = [texts.verdicts[verdict], reason && texts.reasons[reason]].filter(Boolean).join(' ');
  return verdict === 'valid' ? <DoneText>{line}</DoneText> : <ErrorLine>{line}</ErrorLine>;
}

function rowsOf({ verdict, statement, issuer }: Verification): Row[] {
  const rows: Row[] = [];
  if (statement) {
    rows.push({ term: texts.achievement, text: statement.achievement });
    if (statement.learnerName !== '') rows.push({ term: texts.learner, text: statement.learnerName });
    if (statement.validFrom !== null) rows.push({ term: texts.validFrom, text: <Day at={statement.validFrom} /> });
  }
  if (issuer) {
    const isProven = verdict !== 'unknown-issuer' && verdict !== 'altered';
    rows.push({
      term: isProven ? texts.issuer : texts.claimed,
      text: <IssuerText issuer={issuer} isProven={isProven} />,
    });
  }
  return rows;
}

function IssuerText({
  issuer,
  isProven,
}: {
  readonly issuer: NonNullable<Verification['issuer']>;
  readonly isProven: boolean;
}) {
  const { id, name, isThisSite } = issuer;
  return (
    <>
      {name && <span className="block">{name}</span>}
      <span className="block text-sm break-all">{id}</span>
      {isProven && <span className="block text-sm">{isThisSite ? texts.thisSite : texts.unproven}</span>}
    </>
  );
}
