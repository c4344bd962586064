/** Sector numbers above it are marks: end of a chain, free, part of the table ([MS-CFB] 2.1). */
const lastSector = 0xfffffffa;
const firstTableSectorsAt = 0x4c;
const headerBytes = 512;
const entryBytes = 128;
/** The two sector sizes that there are, as powers of two. */
const sectorShifts = [9, 12];

/**
 * The names in the directory of a compound file (`.doc`, `.xls`, `.msg` …), in no order; none if it cannot be read.
 * Every sector is looked at once at most, whatever the file says of itself.
 */
export function compoundFileNames(file: Buffer): string[] {
  if (file.length < headerBytes || !sectorShifts.includes(file.readUInt16LE(0x1e))) return [];
  const sectorBytes = 1 << file.readUInt16LE(0x1e);
  const exists = (sector: number) => sector <= lastSector && (sector + 2) * sectorBytes <= file.length;
  const bytesOf = (sector: number) => file.subarray((sector + 1) * sectorBytes, (sector + 2) * sectorBytes);

  /** Undefined for a chain that leads out of the file, or around: what is behind that may be anything. */
  function chain(first: number, next: (sector: number) => number): number[] | undefined {
    const sectors = new Set<number>();
    let at = first;
    for (; exists(at) && !sectors.has(at); at = next(at)) sectors.add(at);
    return at > lastSector ? [...sectors] : undefined;
  }

  // The table of chains lies in sectors of its own: 109 are named in the header, more in a chain that ends each with the next.
  const more = chain(file.readUInt32LE(0x44), (sector) => bytesOf(sector).readUInt32LE(sectorBytes - 4));
  const table = [
    ...numbersIn(file.subarray(firstTableSectorsAt, headerBytes)),
    ...(more ?? []).flatMap((sector) => numbersIn(bytesOf(sector).subarray(0, -4))),
  ];
  const perSector = sectorBytes / 4;
  const nextOf = (sector: number) => {
    const part = table[Math.floor(sector / perSector)] ?? NaN;
    return exists(part) ? bytesOf(part).readUInt32LE(4 * (sector % perSector)) : NaN;
  };
  const directory = more && chain(file.readUInt32LE(0x30), nextOf);
  return (directory ?? []).flatMap((sector) => namesIn(bytesOf(sector)));
}

function numbersIn(bytes: Buffer): number[] {
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readUInt32LE(4 * index));
}

/** One sector of the directory: entries of 128 bytes, each a name in UTF-16 with its length and a NUL at the end. */
function namesIn(sector: Buffer): string[] {
  return Array.from({ length: sector.length / entryBytes }, (_, index) => {
    const entry = sector.subarray(index * entryBytes, (index + 1) * entryBytes);
    return entry.toString('utf16le', 0, Math.max(Math.min(entry.readUInt16LE(64), 64) - 2, 0));
  }).filter(Boolean);
}
