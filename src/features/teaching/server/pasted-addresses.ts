import { type AddressLine, type ListText, cellsOf } from './list-rows.ts';
import { addressIn, isAddress } from './one-address.ts';

/** Addresses of a list that is not a table: one or several per line, as in the To line of a mail. Skips the heading line. */
export function pastedAddresses({ lines, firstLine }: ListText, headingLine: number): AddressLine[] {
  return lines.flatMap((text, index) => {
    const line = index + firstLine;
    return line === headingLine ? [] : addressesOf(text).map((address) => ({ line, address }));
  });
}

function addressesOf(line: string): string[] {
  if (!line.includes('@')) return shown(line);
  const found: string[] = [];
  let name = '';
  for (const part of cellsOf(line.replaceAll(/[，、；،]/g, ','), ';').flatMap((each) => cellsOf(each, ','))) {
    // In "Example, Ada <ada@example.org>" the comma belongs to the name.
    if (!part.includes('@')) name = name === '' ? part : `${name}, ${part}`;
    else {
      if (!part.includes('<')) found.push(...shown(name));
      found.push(...eachIn(part));
      name = '';
    }
  }
  return [...found, ...shown(name)];
}

/** Splits text into addresses if only spaces separate them. */
function eachIn(part: string): string[] {
  const whole = addressIn(part);
  if (isAddress(whole)) return [whole];
  const words = part.split(/\s+/).filter(Boolean);
  const each = words.map(addressIn);
  return words.length > 1 && each.every(isAddress) ? each : [whole];
}

/** Returns text that is not an address as it is, to be shown as a line without one; returns nothing for empty text. */
function shown(text: string): string[] {
  const seen = addressIn(text);
  return seen === '' ? [] : [seen];
}
