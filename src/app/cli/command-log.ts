import { commandLine } from '../../features/audit/acts-contract.ts';
import { type AuditedAction, auditLog } from '../../features/audit/server/public.ts';
import type { Statement } from '../../platform/server/db/statement.ts';
import type { CommandContext } from './command.ts';

/** Creates the function that records a command in the audit log: a statement for the same commit as the action. */
export function commandLog({ db, now }: Pick<CommandContext, 'db' | 'now'>): (deed: AuditedAction) => Statement {
  const written = auditLog(db, now);
  return (deed) => written(commandLine, deed);
}
