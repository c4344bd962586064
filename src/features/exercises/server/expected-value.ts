import { type Scalar, isMap, isNode, isScalar, isSeq } from 'yaml';
import { type Value, valueOf, wholeNumber } from '../../engines/value.ts';

/** Thrown for a value that cannot be stored exactly; the message says why. */
export class InexactValue extends Error {
  override readonly name = 'InexactValue';
}

/** Significant digits that identify any number of 64 bits. */
const digitsMax = 17;

/** Reads an expected result exactly: whole numbers of any length, keys of any kind, sets. Throws {@link InexactValue}. */
export function expectedValue(node: unknown): Value {
  if (isScalar(node)) return scalarValue(node);
  if (isSeq(node)) return node.items.map(expectedValue);
  if (!isMap(node)) return null;
  const pairs = node.items.map(({ key, value }) => [expectedValue(key), expectedValue(value)] as const);
  return node.tag === 'tag:yaml.org,2002:set' ? { set: pairs.map(([key]) => key) } : { dict: pairs };
}

function scalarValue(node: Scalar): Value {
  const { value, source = '' } = node;
  if (typeof value !== 'number') return valueOf(isNode(value) ? null : value);
  if (/^[-+]?\d+$/.test(source)) return wholeNumber(BigInt(source.replace(/^\+/, '')));
  const [digits = ''] = source.replace(/^[-+]?[0.]*/, '').split(/e/i);
  if (digits.replace('.', '').length > digitsMax)
    throw new InexactValue(`${source} has more digits than a number can hold. Write fewer digits, or compare texts.`);
  return valueOf(value);
}
