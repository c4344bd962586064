import type * as z from 'zod/mini';
import type { Settings } from '../../../platform/server/config/settings.ts';
import { type Statement, required } from '../../../platform/server/db/statement.ts';
import { withoutMetadata } from '../../../platform/server/files/image-metadata.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { newId } from '../../../platform/server/ids.ts';
import { MailRefused, type SendMail } from '../../../platform/server/mail/mailer.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { AuditAct } from '../../audit/acts-contract.ts';
import { auditLog } from '../../audit/server/public.ts';
import type { ContentCounts } from '../../authoring/server/public.ts';
import { accountActs } from '../../identity/server/public.ts';
import { type Setup, legalPages, type setupRoutes } from '../contract.ts';
import { paletteOf } from '../palette.ts';
import { testMail } from './mails.ts';
import { setupQueries } from './queries.ts';
import type { SiteLook } from './site-look.ts';

interface Deps extends Pick<Services, 'db' | 'now'> {
  readonly look: SiteLook;
  readonly settings: Pick<Settings, 'isBrandSet' | 'smtpUrl' | 'mailFrom' | 'publicUrl'>;
  /** Sends a mail at once; throws {@link MailRefused}. */
  readonly sendNow: SendMail;
  readonly countContent: () => Promise<ContentCounts>;
  /** Lists the pages that still have the text of the software. */
  readonly listShipped: () => Promise<readonly string[]>;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};

/** Handlers for the site's name, color and logo, and for the setup progress. */
export function setupHandlers(deps: Deps): Handlers<typeof setupRoutes> {
  const { db, look, settings, sendNow, countContent, listShipped, now } = deps;
  const { findSetup, updateLook, updateLogo, updateMailTested, updateDismissed } = setupQueries(db);
  const auditEntry = auditLog(db, now);
  const deed = (act: AuditAct, subject: string) => ({ act, subjectId: 'site', subject });

  async function present(): Promise<z.infer<typeof Setup>> {
    const [row, counts, shipped] = await Promise.all([findSetup.first({}), countContent(), listShipped()]);
    const { version, accent, logo, mailTestedAt, dismissedAt } = row ?? look.current();
    const [light = '', dark = ''] = (accent === null ? undefined : paletteOf(accent)['primary']) ?? [];
    return {
      version,
      brand: look.brand,
      isBrandFixed: settings.isBrandSet,
      accent,
      shown: accent === null ? null : { light, dark },
      logo: logo === null ? null : `/logo?v=${version}`,
      ...mailOf(settings),
      mailTestedAt,
      pages: legalPages.map((name) => ({ name, isAsShipped: shipped.includes(name) })),
      ...counts,
      isDismissed: dismissedAt !== null,
    };
  }

  async function change(uid: string, act: AuditAct, ...statements: readonly Statement[]) {
    await db.commit(...statements, auditEntry(uid, deed(act, look.brand)));
    await look.refresh();
    return present();
  }

  return {
    getSetup: present,

    async setLook({ body: { version: seen, ...wanted } }, { caller }) {
      const { brand, accent } = { ...(await findSetup.first({})), ...wanted };
      const update = updateLook.with({ seen, version: newId(), brand: brand ?? null, accent: accent ?? null });
      return change(
        caller.uid,
        'look-changed',
        required(update, () => new Refusal('setup-changed')),
      );
    },

    async setLogo({ body: { logo } }, { caller }) {
      const picture = {
        logo: withoutMetadata(await logo.read()).toString('base64'),
        logoType: contentTypes[logo.extension] ?? null,
      };
      return change(caller.uid, 'logo-changed', updateLogo.with({ version: newId(), ...picture }));
    },

    deleteLogo: (_, { caller }) =>
      change(caller.uid, 'logo-removed', updateLogo.with({ version: newId(), logo: null, logoType: null })),

    async testMail(_, { caller }) {
      const { email = '' } = (await accountActs(db).find(caller.uid)) ?? {};
      const words = await sendNow(testMail(look.brand, settings.publicUrl, email), newId()).then(() => null, refusalOf);
      if (words !== null) return { email, outcome: 'refused', words };
      await db.commit(updateMailTested.with({ at: now() }), auditEntry(caller.uid, deed('mail-tested', email)));
      return { email, outcome: settings.smtpUrl === null ? 'kept' : 'sent', words };
    },

    async setReminder({ body: { reminder } }) {
      await db.commit(updateDismissed.with({ at: reminder === 'off' ? now() : null }));
      return present();
    },
  };
}

/** Omits the password that SMTP_URL may contain. */
function mailOf({ smtpUrl, mailFrom, publicUrl }: Deps['settings']) {
  const mailServer = smtpUrl === null ? null : new URL(smtpUrl).host;
  return { mail: mailServer === null ? 'folder' : 'smtp', mailServer, mailFrom, publicUrl } as const;
}

function refusalOf(error: unknown): string {
  if (error instanceof MailRefused) return error.message;
  throw error;
}
