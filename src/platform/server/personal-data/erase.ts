import type { Database } from '../db/database.ts';
import type { Statement } from '../db/statement.ts';
import type { DataSubject, TableRule } from './policy.ts';
import { personalDataQueries } from './queries.ts';

/**
 * All that deletes a person, to be committed together: what stands in any table, and that their files are given up. Nothing
 * is read before, so nothing that arrives meanwhile is left behind.
 */
export function erasingOf(db: Database, rules: readonly TableRule[]) {
  const { deleteRows, writeOver, giveUpFiles } = personalDataQueries(db);
  return (person: DataSubject, keepsReviews: boolean): Statement[] => [
    ...rules.flatMap((rule) => (rule.file ? [giveUpFiles(rule, rule.file.keyColumn, person)] : [])),
    ...rules.map((rule) => {
      const { deletion } = rule;
      const goes = deletion === 'delete' || (deletion.ifAgreed && !keepsReviews);
      return goes ? deleteRows(rule, person) : writeOver(rule, deletion.anonymise, person);
    }),
  ];
}
