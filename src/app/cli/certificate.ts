import { revocationReasonMaxLength } from '../../features/certificates/contract.ts';
import { revokeCertificate } from '../../features/certificates/server/public.ts';
import { lineOf } from '../../platform/contract/text.ts';
import { type Command, CommandError, UsageError } from './command.ts';

const Reason = lineOf(revocationReasonMaxLength);

export const certificateCommand: Command = {
  name: 'certificate revoke',
  parameters: ['<id>'],
  texts: { reason: 'one public line' },
  summary: 'Permanently revoke a certificate; its page and every check say so. Quote the reason, which is public',
  example: "01900000-0000-7000-8000-000000000000 --reason 'Issued by mistake'",
  async run({ db, texts, now }, [id = '']) {
    const reason = Reason.safeParse(texts.get('reason')).data;
    if (reason === undefined) {
      throw new UsageError(`The reason must be one line of 1 to ${revocationReasonMaxLength} characters.`);
    }
    const outcome = await revokeCertificate(db, id, reason, now);
    if (outcome === 'not-found') {
      throw new CommandError(
        `There is no certificate with the id ${id}. The id is the last part of its page's address.`,
      );
    }
    if (outcome === 'revoked-before') throw new CommandError(`Certificate ${id} is already revoked.`);
    return { text: `Revoked certificate ${id}.`, json: { id, reason } };
  },
};
