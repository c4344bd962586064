let look: CSSStyleSheet | undefined;

/** Default style of a page; always light, whatever the site's theme. */
export function previewLook(): CSSStyleSheet {
  if (look) return look;
  look = new CSSStyleSheet();
  look.replaceSync(`
    .page { padding: 1rem; color-scheme: light; background: #fff; color: #1a1f2b; font: 1rem/1.5 var(--font-sans); min-height: 3rem; }
    .page > :first-child { margin-top: 0; }
    button, input, select, textarea { font: inherit; }
    button, input, select { min-height: 1.75rem; }
    img { max-width: 100%; }
    :focus-visible { outline: 2px solid #0b5d4e; outline-offset: 2px; }
  `);
  return look;
}
