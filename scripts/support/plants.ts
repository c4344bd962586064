/** One deliberate mistake, and what the check that must catch it says about it. */
export interface Plant {
  /** The step of `npm run check`. */
  readonly check: 'format' | 'lint' | 'types' | 'imports' | 'dead-code';
  readonly file: string;
  readonly text: string;
  /** Added to what the file holds already. */
  readonly append?: true;
  /** Stands in the check's output, on the same finding as the file's name. */
  readonly says: string;
}

const importOf = (what: string) => `import ${what};\n`;
const manyLines = `${Array.from({ length: 401 }, (_, index) => `export const line${index} = ${index};`).join('\n')}\n`;

export const plants: readonly Plant[] = [
  { check: 'format', file: 'src/ui/planted.ts', text: 'export const planted = {a:"b"}', says: 'src/ui/planted.ts' },

  ...lint('no-floating-promises', 'src/platform/server/planted-promise.ts', 'Promise.resolve(1);\n'),
  // A mistake on purpose, as all of these: the text is planted in a copy of the tree, and lint has to refuse it.
  ...lint('no-explicit-any', 'src/ui/planted-any.ts', 'export const planted: any = 1;\n'),
  ...lint(
    'no-unsafe-member-access',
    'src/ui/planted-unsafe.ts',
    "export const planted = JSON.parse('{}').a as string;\n",
  ),
  ...lint('no-process-env', 'src/app/server/planted-env.ts', "export const planted = process.env['HOME'];\n"),
  ...lint('no-console', 'src/ui/planted-console.ts', 'console.log(1);\n'),
  ...lint('max-lines', 'src/ui/planted-long.ts', manyLines),
  ...lint(
    'rules-of-hooks',
    'src/ui/planted-hooks.tsx',
    "import { useState } from 'react';\nexport function Planted({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}\n",
  ),
  ...lint(
    'exhaustive-deps',
    'src/ui/planted-deps.tsx',
    "import { useEffect } from 'react';\nexport function Planted({ title }: { title: string }) {\n  useEffect(() => {\n    document.title = title;\n  }, []);\n  return null;\n}\n",
  ),
  ...lint('alt-text', 'src/ui/planted-image.tsx', 'export const planted = <img src="/a.png" />;\n'),
  ...lint(
    'no-focused-tests',
    'src/ui/planted.test.ts',
    "import { expect, test } from 'vitest';\ntest.only('one is one', () => {\n  expect(1).toBe(1);\n});\n",
  ),

  { check: 'types', file: 'src/ui/planted.ts', text: "export const planted: number = 'one';\n", says: 'TS2322' },
  {
    check: 'types',
    file: 'src/platform/contract/planted.ts',
    text: 'export function planted(list: string[]): string {\n  return list[0];\n}\n',
    says: 'TS2322',
  },

  ...imports('web-never-server', 'src/platform/web/planted-a.ts', "type {} from '../server/ids.ts'"),
  ...imports('server-never-web', 'src/platform/server/planted-b.ts', "type {} from '../web/chunk.ts'"),
  ...imports('feature-order', 'src/features/identity/web/planted-c.ts', "type {} from '../../feedback/contract.ts'"),
  ...imports(
    'feature-in-order',
    'src/features/planted/contract.ts',
    "type {} from '../../platform/contract/paging.ts'",
  ),
  ...imports(
    'feature-door',
    'src/features/feedback/server/planted-d.ts',
    "type {} from '../../identity/server/queries.ts'",
  ),
  ...imports(
    'platform-knows-no-feature',
    'src/platform/web/planted-e.ts',
    "type {} from '../../features/identity/contract.ts'",
  ),
  ...imports('platform-knows-no-feature', 'src/ui/planted-f.ts', "type {} from '../features/identity/contract.ts'"),
  ...imports('feature-never-app', 'src/features/courses/web/planted-g.ts', "type {} from '../../../app/contract.ts'"),
  ...imports('contract-is-pure', 'src/platform/contract/planted-h.ts', "type {} from 'react'"),
  ...imports(
    'both-sides-take-no-side',
    'src/features/courses/planted-i.ts',
    "type {} from '../../platform/server/ids.ts'",
  ),
  ...imports('no-full-zod', 'src/features/identity/web/planted-j.ts', "{ z } from 'zod'"),
  ...imports('route-tables-are-types-in-browser', 'src/app/web/planted-k.ts', "{ routes } from '../contract.ts'"),
  ...imports('sql-in-queries', 'src/features/feedback/server/planted-l.ts', "{ sql } from 'kysely'"),
  ...imports('web-without-node', 'src/ui/planted-m.ts', "{ join } from 'node:path'"),
  ...imports('product-never-tools', 'src/app/server/planted-n.ts', "{} from '../../../scripts/support/totals.ts'"),
  ...imports('product-never-dev-dependency', 'src/ui/planted-o.ts', "{ chromium } from '@playwright/test'"),
  ...imports('resolvable', 'src/ui/planted-p.ts', "{} from './nowhere.ts'"),
  ...imports('no-cycle', 'src/ui/planted-q.ts', "{ r } from './planted-r.ts'", 'export const q = () => r;\n'),
  ...imports('no-cycle', 'src/ui/planted-r.ts', "{ q } from './planted-q.ts'", 'export const r = () => q;\n'),

  { check: 'dead-code', file: 'src/ui/planted.ts', text: 'export const planted = 1;\n', says: 'Unused files' },
  {
    check: 'dead-code',
    file: 'src/platform/contract/paging.ts',
    text: 'export const plantedExport = 1;\n',
    append: true,
    says: 'plantedExport',
  },
];

function lint(rule: string, file: string, text: string): Plant[] {
  return [{ check: 'lint', file, text, says: `(${rule})` }];
}

function imports(rule: string, file: string, what: string, rest = ''): Plant[] {
  return [{ check: 'imports', file, text: importOf(what) + rest, says: `${rule}: ` }];
}
