import { failureText } from '../../../../platform/web/failure-text.ts';
import { Failed } from '../../../../ui/failed.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { CodeText } from '../components/code-text.tsx';
import { useWorkText } from './data.ts';
import { handInMessages as texts } from './messages.ts';

interface WorkTextProps {
  readonly handInId: string;
  readonly place: number;
  readonly name: string;
}

/** One file of a ZIP, shown strictly as text, whatever its name suggests. */
export function WorkText({ handInId, place, name }: WorkTextProps) {
  const { data, error, isPending, isFetching, refetch } = useWorkText(handInId, place);
  if (isPending) return <SkeletonLines lines={3} />;
  if (!data) {
    const text = failureText(error, texts.textFailed);
    return <Failed text={text} retry={texts.retry} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const { text, hidden } = data;
  if (hidden !== null) return <p className="text-sm text-muted">{texts.hidden[hidden]}</p>;
  if (text === '') return <p className="text-sm text-muted">{texts.emptyText}</p>;
  return <CodeText label={texts.textOf(name)} text={text ?? ''} />;
}
