import { csvTimestamp } from '../../../../platform/server/csv.ts';
import { required } from '../../../../platform/server/db/statement.ts';
import type { Handlers } from '../../../../platform/server/http/context.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { newId } from '../../../../platform/server/ids.ts';
import { listHandlers } from '../../../../platform/server/list-handlers.ts';
import { auditLog } from '../../../audit/server/public.ts';
import { cvContentTypes, type receivedApplicationRoutes } from '../../received-contract.ts';
import { type ApplicationStatus, applicationStatuses } from '../../status-contract.ts';
import type { ApplicationDeps } from '../deps.ts';
import { moveUndoer } from '../pending/undo.ts';
import { presentInFull, presentListed } from '../present.ts';
import type { ApplicationRow } from '../queries.ts';
import { roleOf } from '../steps.ts';
import { cursorOf, receivedList } from './list.ts';
import { applicationMover } from './move.ts';
import { receivedQueries } from './queries.ts';
import { applicationRemover } from './remove.ts';

/** Handlers for the reviewers of applications. */
export function receivedApplicationHandlers(deps: ApplicationDeps): Handlers<typeof receivedApplicationRoutes> {
  const { db, content, storage, settings, now } = deps;
  const queries = receivedQueries(db);
  const move = applicationMover(deps);
  const undo = moveUndoer(deps);
  const remove = applicationRemover(deps);
  const auditEntry = auditLog(db, now);

  const list = listHandlers({
    file: 'applications.csv',
    load: receivedList(db),
    cursorOf,
    present: (row) => presentListed(row, roleOf(content, row.openingId)),
    columns: {
      Received: ({ timestamp }) => csvTimestamp(timestamp),
      Name: ({ name }) => name,
      Email: ({ email }) => email,
      LinkedIn: (_, { linkedin }) => linkedin,
      Website: (_, { website }) => website,
      Opening: ({ openingTitle }) => openingTitle ?? '',
      'Opening’s id': ({ openingId }) => openingId ?? '',
      Status: ({ status }) => status,
      Since: ({ statusAt }) => csvTimestamp(statusAt),
      CV: ({ cvName }) => cvName,
    },
  });

  async function requireApplication(id: string): Promise<ApplicationRow> {
    const row = await queries.findApplication.first({ id });
    if (!row) throw new Refusal('application-not-found');
    return row;
  }

  async function inFull(row: ApplicationRow) {
    const of = { applicationId: row.id };
    const [steps, notes] = await Promise.all([queries.listSteps.all(of), queries.listNotes.all(of)]);
    return presentInFull(row, roleOf(content, row.openingId), steps, notes);
  }

  return {
    listReceivedApplications: ({ query }) => list.page(query),

    getReceivedApplicationsFile: ({ query }) => list.file(query),

    async countReceivedApplications({ query: { openingId } }) {
      const counted = await (openingId === undefined
        ? queries.countAll.all({})
        : queries.countForOpening.all({ openingId }));
      const countOf = (status: ApplicationStatus) => counted.find((each) => each.status === status)?.count ?? 0;
      return { items: applicationStatuses.map((status) => ({ status, count: countOf(status) })) };
    },

    async getReceivedApplication({ params: { applicationId } }) {
      return inFull(await requireApplication(applicationId));
    },

    async getApplicationCv({ params: { applicationId } }) {
      const { cvKey, cvName, cvState } = await requireApplication(applicationId);
      if (cvState === 'checking') throw new Refusal('cv-being-checked');
      if (cvState === 'infected') throw new Refusal('cv-infected');
      const stored = await storage.read(cvKey);
      if (!stored) throw new Refusal('application-not-found');
      return { ...stored, name: cvName, contentType: contentTypeOf(cvKey), disposition: 'attachment' };
    },

    async moveApplication({ params: { applicationId }, body: { from, to, message = null } }, { caller, log }) {
      const moved = await move(applicationId, { from, to, message, byUserId: caller.uid });
      log.info({ applicationId, from, to }, 'application moved');
      return { ...(await inFull(moved)), undoMs: settings.applicationUndoSeconds * 1000 };
    },

    async undoApplicationMove({ params: { applicationId }, body: { from } }, { caller, log }) {
      const back = await undo(applicationId, { from, byUserId: caller.uid });
      log.info({ applicationId, from, to: back.status }, 'move of an application undone');
      return inFull(back);
    },

    async addApplicationNote({ params: { applicationId }, body: { text } }, { caller }) {
      const row = await requireApplication(applicationId);
      const note = { id: newId(), applicationId, text, byUserId: caller.uid, at: now() };
      const deed = { act: 'application-noted', subjectId: applicationId, subject: row.email } as const;
      await db.commit(
        required(queries.holdApplication.with({ id: applicationId }), () => new Refusal('application-not-found')),
        queries.insertNote.with(note),
        auditEntry(caller.uid, deed),
      );
      const by = await queries.findName.first({ uid: caller.uid });
      return { id: note.id, text, by: by?.name || by?.email || null, at: note.at };
    },

    async deleteApplication({ params: { applicationId } }, { caller, log }) {
      await remove(applicationId, caller.uid);
      log.info({ applicationId }, 'application deleted');
    },
  };
}

/** Content type from the key, which ends with the extension of the uploaded file. */
function contentTypeOf(cvKey: string): string {
  const extension = /\.\w+$/.exec(cvKey)?.[0] ?? '';
  return extension in cvContentTypes ? cvContentTypes[extension as keyof typeof cvContentTypes] : 'application/pdf';
}
