import type { Language } from '../../../src/features/engines/run.ts';
import { javascriptFamilies } from './javascript-families.ts';
import { javascriptPlaces } from './javascript-places.ts';
import type { HostileProgram } from './known.ts';
import { pageFamilies, pagePlaces } from './page-programs.ts';
import { type Family, type Place, randomFrom } from './parts.ts';
import { pythonFamilies, pythonPlaces } from './python-programs.ts';
import { reactFamilies, reactPlaces } from './react-programs.ts';

/** Engines for learners' programs; a page is JavaScript with a document. */
export const engineKinds = ['javascript', 'page', 'react', 'python'] as const;
export type EngineKind = (typeof engineKinds)[number];

interface GeneratedProgram extends HostileProgram {
  /** True if a run takes the whole time limit. */
  readonly isSlow: boolean;
}

const seed = 20_261_124;
/** Slow families get one program for this many of the others. */
const slowShare = 5;
const retriesMax = 100;

const kinds: Readonly<
  Record<EngineKind, { language: Language; families: readonly Family[]; places: readonly Place[] }>
> = {
  javascript: { language: 'javascript', families: javascriptFamilies, places: javascriptPlaces },
  page: { language: 'javascript', families: pageFamilies, places: pagePlaces },
  react: { language: 'react', families: reactFamilies, places: reactPlaces },
  python: { language: 'python', families: pythonFamilies, places: pythonPlaces },
};

/**
 * Generates hostile programs, distinct and reproducible: each family in turn, each time in another place with other
 * sizes. Throws if the families run out of programs.
 */
export function generateHostile(kind: EngineKind, count: number): GeneratedProgram[] {
  const { language, families, places } = kinds[kind];
  const draw = randomFrom(seed);
  const written = new Set<string>();
  const programs: GeneratedProgram[] = [];
  for (let turn = 0; programs.length < count; turn++) {
    const family = families[turn % families.length]!;
    const round = Math.floor(turn / families.length);
    if (family.isSlow && round % slowShare > 0) continue;
    programs.push(writeOne(family, places, round + turn));
  }
  return programs;

  function writeOne(family: Family, all: readonly Place[], from: number): GeneratedProgram {
    for (let tries = 0; tries < retriesMax; tries++) {
      const place = all[(from + tries) % all.length]!;
      const made = place.write(family.write(draw), draw);
      const key = JSON.stringify(made);
      if (written.has(key)) continue;
      written.add(key);
      return {
        name: `${family.name}, ${place.name}`,
        language,
        ends: [...family.ends, ...(place.adds ?? [])],
        isSlow: family.isSlow ?? false,
        ...made,
      };
    }
    throw new Error(`the family “${family.name}” can write no more programs`);
  }
}
