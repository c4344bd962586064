/** QR code as an SVG path on a square of `size` units, with the quiet zone that scanners need. */
export async function qrPath(text: string): Promise<{ size: number; path: string }> {
  const { default: encodeQR } = await import('qr');
  const rows = encodeQR(text, 'raw', { border: 4 });
  const squares = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size: rows.length, path: squares.join('') };
}
