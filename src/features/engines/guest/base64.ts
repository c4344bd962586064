const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

// linkedom's parser unpacks its table of entities on load and needs `atob`, which QuickJS lacks.
Object.assign(globalThis, { atob });

function atob(text: string): string {
  let bits = 0;
  let count = 0;
  let bytes = '';
  for (const digit of text.replaceAll('=', '')) {
    bits = ((bits << 6) | digits.indexOf(digit)) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes += String.fromCharCode((bits >> count) & 0xff);
  }
  return bytes;
}
