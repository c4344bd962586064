import { ErrorLine } from '../../../ui/error-line.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { campaignDraftMessages as texts } from './messages.ts';

/** Warning that nobody receives a campaign, with a link to the missing settings. */
export function NoMailServer({ text }: { readonly text: string }) {
  return (
    <ErrorLine>
      <span>{text}</span>{' '}
      <TextLink to="/admin/$section" params={{ section: 'start' }}>
        {texts.setUpMail}
      </TextLink>
    </ErrorLine>
  );
}
