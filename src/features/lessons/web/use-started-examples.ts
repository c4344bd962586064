import { useState } from 'react';

/** Example of a lesson that the reader has started. */
export interface StartedExample {
  readonly id: number;
  readonly language: 'python' | 'javascript';
  readonly code: string;
  /** Code as the reader left it when the editor was closed. */
  readonly edited: string;
  /** Element after the printed example, for the editor. */
  readonly host: HTMLElement;
  readonly close: (edited: string) => void;
}

/**
 * Examples of a lesson that the reader has started, each with the element for its editor, which takes the place of the
 * printed example.
 */
export function useStartedExamples() {
  const [examples, setExamples] = useState<readonly StartedExample[]>([]);

  /** Starts the example of a `Run` button in the lesson's HTML. */
  function start(button: HTMLElement): void {
    const printed = button.closest<HTMLElement>('.code');
    const code = printed?.querySelector('code')?.textContent.trimEnd();
    if (!printed || code === undefined) return;
    const host = document.createElement('div');
    host.className = 'started';
    printed.classList.add('is-started');
    printed.after(host);
    const language = button.dataset['run'] === 'python' ? 'python' : 'javascript';
    const id = Date.now();
    const close = (edited: string) => {
      printed.dataset['edited'] = edited;
      setExamples((all) => all.filter((each) => each.id !== id));
      host.remove();
      printed.classList.remove('is-started');
      button.focus();
    };
    setExamples((all) => [...all, { id, language, code, edited: printed.dataset['edited'] ?? code, host, close }]);
  }

  return [examples, start] as const;
}
