import { RichText } from '../../../../ui/rich-text.tsx';
import type { PresentedQuestion } from '../data.ts';
import { questionMessages } from '../messages.ts';

/** Text of a question and the code it is about, except if the learner chooses a line of that code. */
export function QuestionText({ id, question }: { readonly id: string; readonly question: PresentedQuestion }) {
  const { textHtml, type, code, language } = question;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div id={id}>
        {textHtml === '' ? (
          <p>{questionMessages.predict}</p>
        ) : (
          <RichText
            as="div"
            html={textHtml}
            className="prose max-w-none [&_[data-blank]]:rounded-sm [&_[data-blank]]:bg-primary-soft [&_[data-blank]]:px-1.5 [&_[data-blank]]:text-primary"
          />
        )}
      </div>
      {type === 'predict' && <CodeBlock code={code} language={language} />}
    </div>
  );
}

function CodeBlock({ code, language }: { readonly code: string; readonly language: string }) {
  return (
    <div className="prose max-w-none">
      {/* Scrolls sideways, so the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard */}
      <pre translate="no" tabIndex={0} role="group" aria-label={questionMessages.code} data-language={language}>
        <code>{code}</code>
      </pre>
    </div>
  );
}
