import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { declareStale } from '../../../../platform/web/stale-data.ts';
import { listMessages } from '../messages.ts';
import type { Say } from '../use-done.ts';
import { adminKey } from '../use-pages.ts';
import type { Given, BulkAction, Outcomes } from './bulk-action.ts';
import { bulkMessages } from './messages.ts';

interface Failure {
  readonly id: string;
  readonly name: string;
  readonly message: string;
}

interface Run<Item> {
  readonly items: readonly Item[];
  readonly act: () => Promise<Outcomes>;
  readonly makesStale: BulkAction<Item>['makesStale'];
  readonly onDone: (done: readonly Item[], undoMs: number | undefined) => void;
}

interface Row<Item> {
  readonly idOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
}

/** Runs bulk actions, reports their results, and stores which rows failed. */
export function useBulkActions<Item>({ idOf, nameOf }: Row<Item>, say: Say) {
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ act }: Run<Item>) => act(),
    onMutate: () => setFailures([]),
    onSuccess({ results, undoMs }, { items, makesStale = [], onDone }) {
      const failed = new Map(results.flatMap(({ id, failure }) => (failure ? [[id, failure.message]] : [])));
      setFailures(
        items.flatMap((item) => {
          const message = failed.get(idOf(item));
          return message === undefined ? [] : [{ id: idOf(item), name: nameOf(item), message }];
        }),
      );
      const done = items.filter((item) => !failed.has(idOf(item)));
      if (done.length > 0) onDone(done, undoMs);
      return declareStale([adminKey, ...makesStale]);
    },
  });

  function perform(act: BulkAction<Item>, items: readonly Item[], given: Given, onAnswered: () => void) {
    const { run, undo, done: words, doneFor, doneAfter, makesStale } = act;
    function onDone(done: readonly Item[], undoMs: number | undefined) {
      const count = done.length;
      if (undo === undefined || undoMs === 0) return say(words(count));
      const back = () => reverse({ act: () => undo(done, given), items: done, makesStale });
      if (undoMs === undefined || !doneFor || !doneAfter) return say(words(count), back);
      return say(doneFor(count, undoMs / 1000), back, { within: { ms: undoMs, after: doneAfter(count) } });
    }
    mutate({ items, act: () => run(items, given), makesStale, onDone }, { onSuccess: onAnswered });
  }

  function reverse(undoing: Omit<Run<Item>, 'onDone'>) {
    const onDone = (undone: readonly Item[]) => say(bulkMessages.undone(undone.length));
    // The rows may be gone from the list, and with them the toolbar that shows failures.
    const onError = (failure: Error) =>
      say(failureText(failure, listMessages.failedAct), undefined, { isProblem: true });
    mutate({ ...undoing, onDone }, { onError });
  }

  return { perform, isPending, error, failures };
}
