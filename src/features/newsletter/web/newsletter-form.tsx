import { type FormEvent, useRef } from 'react';
import { privacyLink } from '../../../platform/web/legal-links.ts';
import { LegalNote } from '../../../platform/web/legal-note.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { StatusLine } from '../../../ui/status-line.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useSubscribe } from './data.ts';
import { newsletterMessages } from './messages.ts';

/**
 * Newsletter form. Does without a form library, because it is on every page. The field is uncontrolled: React would
 * discard input from before this script loaded.
 */
export function Part() {
  const form = useRef<HTMLFormElement>(null);
  const { state, run, reset } = useSubscribe(() => form.current?.reset());

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    if (typeof email === 'string') void run(email);
  }

  return (
    <section aria-labelledby="newsletter-title" className="max-w-md">
      <h2 id="newsletter-title" className="text-h3">
        {newsletterMessages.title}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">{newsletterMessages.lead}</p>
      <form ref={form} method="post" onSubmit={submit} className="grid gap-3">
        <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
          <TextField
            label={newsletterMessages.email}
            type="email"
            name="email"
            autoComplete="email"
            required
            onChange={() => state.status === 'done' && reset()}
          />
          <Button type="submit" busy={state.status === 'pending'}>
            {newsletterMessages.subscribe}
          </Button>
        </div>
        <StatusLine>
          {state.status === 'done' && (
            <>
              <span className="block">{newsletterMessages.subscribed}</span>
              <span className="block font-normal">{newsletterMessages.confirm}</span>
            </>
          )}
        </StatusLine>
        <ErrorLine>{state.status === 'failed' && newsletterMessages.failed}</ErrorLine>
        <LegalNote text={newsletterMessages.legal} links={privacyLink} />
      </form>
    </section>
  );
}
