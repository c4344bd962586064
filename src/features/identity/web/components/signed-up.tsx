import { siteSettings } from '../../../../platform/web/site.ts';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import { Width } from '../../../../ui/page.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import { registerMessages, signedInMessages } from '../messages.ts';
import type { User } from '../session-store.ts';
import type { Elements } from '../../../../ui/elements.ts';

interface SignedUpProps {
  readonly user: User;
  /** Content in the same grid: two columns on wide screens. */
  readonly children: Elements;
}

/** Welcomes a new user, in place of the submitted form. */
export function SignedUp({ user: { email, displayName }, children }: SignedUpProps) {
  const welcome = useFocusWhen(true);
  return (
    <Width>
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_1fr]">
        <div ref={welcome} tabIndex={-1} className="grid justify-items-start gap-4">
          <span className="grid size-16 place-items-center rounded-full bg-primary-soft text-primary">
            <PartIcon name="check" className="size-8" />
          </span>
          <h1 className="text-h1">
            {displayName ? registerMessages.welcomeByName(displayName) : registerMessages.welcome(siteSettings().brand)}
          </h1>
          <p role="status" className="text-lead text-muted">
            {registerMessages.ready(email)}
          </p>
          <TextLink to="/dashboard">{signedInMessages.dashboard}</TextLink>
        </div>
        {children}
      </div>
    </Width>
  );
}
