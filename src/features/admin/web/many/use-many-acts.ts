import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminKey } from '../data.ts';
import type { Say } from '../use-done.ts';
import type { Given, ManyAct, Outcomes } from './many-act.ts';
import { manyMessages } from './messages.ts';

interface Failure {
  readonly id: string;
  readonly name: string;
  readonly message: string;
}

interface Run<Item> {
  readonly items: readonly Item[];
  readonly act: () => Promise<Outcomes>;
  readonly onDone: (done: readonly Item[]) => void;
}

interface Row<Item> {
  readonly idOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
}

/** Does acts on many rows, says what was done, and keeps which rows refused. */
export function useManyActs<Item>({ idOf, nameOf }: Row<Item>, say: Say) {
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ act }: Run<Item>) => act(),
    onMutate: () => setFailures([]),
    onSuccess({ results }, { items, onDone }) {
      const failed = new Map(results.flatMap(({ id, failure }) => (failure ? [[id, failure.message]] : [])));
      setFailures(
        items.flatMap((item) => {
          const message = failed.get(idOf(item));
          return message === undefined ? [] : [{ id: idOf(item), name: nameOf(item), message }];
        }),
      );
      const done = items.filter((item) => !failed.has(idOf(item)));
      if (done.length > 0) onDone(done);
    },
    meta: { makesStale: [adminKey, ['admin-message'], ['admin-application'], ['feedback']] },
  });

  function perform(act: ManyAct<Item>, items: readonly Item[], given: Given, onAnswered: () => void) {
    const { run, undo, done: words } = act;
    const onDone = (done: readonly Item[]) =>
      say(words(done.length), undo && (() => reverse(() => undo(done, given), done)));
    mutate({ items, act: () => run(items, given), onDone }, { onSuccess: onAnswered });
  }

  function reverse(act: Run<Item>['act'], items: readonly Item[]) {
    mutate({ items, act, onDone: (undone) => say(manyMessages.undone(undone.length)) });
  }

  return { perform, isPending, error, failures };
}
