import { failureText } from '../../../platform/web/failure-text.ts';
import { type Say, listMessages } from '../../admin/web/public.ts';
import { useUndoMove } from './data.ts';
import { applicationMessages as texts } from './messages.ts';

/** Reports that an application was moved, with Undo until its applicant is notified. */
export function useSayMoved({ id, name }: { readonly id: string; readonly name: string }, say: Say) {
  const undo = useUndoMove(id, {
    onDone: (status) => say(texts.moveUndone(name, texts.statuses[status])),
    onFailed: (error) => say(failureText(error, listMessages.failedAct), undefined, { isProblem: true }),
  });
  return (to: Parameters<typeof undo>[0], undoMs: number) => {
    const status = texts.statuses[to];
    if (undoMs === 0) return say(texts.moved(name, status));
    const within = { ms: undoMs, after: texts.movedAndNotified(name, status) };
    return say(texts.movedFor(name, status, undoMs / 1000), () => undo(to), { within });
  };
}
