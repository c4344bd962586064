/** Instructions of a WebAssembly module as hex digits, and others of the same length that replace them. */
interface Mend {
  readonly from: string;
  readonly to: string;
}

/**
 * Two functions of QuickJS-ng 0.12.1 that tell the collector of cycles what an object refers to. Without these mends a
 * correct program ends in `memory access out of bounds` if the collector runs at the wrong moment.
 */
const mends: readonly Mend[] = [
  // The variables of a function that still runs are not the collector's, but `arguments` of sloppy functions, such as
  // React's createElement, passed them to it: https://github.com/quickjs-ng/quickjs/pull/1401. It now passes only those
  // with `is_detached`, the byte 5. That a pointer to the variables is null needs no check, since their number is 0
  // then; a variable of its own that is null reads as not detached.
  {
    from: '20042802242205450d000340200320042802284f0d01200520034102746a280200220604402000200620021102000b',
    to: '200428022421050340200320042802284f0d01200520034102746a28020022062d000504402000200620021102000b',
  },
  // A suspended function that only a closure can resume was freed: https://github.com/quickjs-ng/quickjs/pull/1569. The
  // function returns at once, so that what a suspended function refers to counts as in use and stays for the run.
  {
    from: '200129031822034280808080605a044020002003a720021102000b200129030022034280808080605a0440',
    to: '0f0129031822034280808080605a044020002003a720021102000b200129030022034280808080605a0440',
  },
];

/** Mends the collector of QuickJS. Throws if the module is not the one that the mends are for. */
export function mendCollector(wasm: Uint8Array): Uint8Array<ArrayBuffer> {
  const mended = Buffer.from(wasm);
  for (const { from, to } of mends) {
    const bytes = Buffer.from(from, 'hex');
    const at = mended.indexOf(bytes);
    if (at < 0 || mended.includes(bytes, at + 1))
      throw new Error('the collector of QuickJS has changed: see whether it still needs mending');
    mended.write(to, at, 'hex');
  }
  return new Uint8Array(mended);
}
