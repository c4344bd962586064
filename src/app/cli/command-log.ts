import { commandLine } from '../../features/audit/acts-contract.ts';
import { type Deed, auditLog } from '../../features/audit/server/public.ts';
import type { Statement } from '../../platform/server/db/statement.ts';
import type { CommandContext } from './command.ts';

/** Gives the function that writes down in the audit log what the command line does: a statement for the commit of the act itself. */
export function commandLog({ db, now }: Pick<CommandContext, 'db' | 'now'>): (deed: Deed) => Statement {
  const written = auditLog(db, now);
  return (deed) => written(commandLine, deed);
}
