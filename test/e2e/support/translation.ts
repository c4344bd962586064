import type { BrowserContext } from '@playwright/test';

/** Text in the language of {@link translatePages}: each word backwards. */
export function inTranslation(text: string): string {
  return text.replaceAll(/\p{L}+/gu, (word) => Array.from(word).toReversed().join(''));
}

/**
 * Translates every page as Chrome and Edge do, from its load on: replaces each text node by two <font> elements,
 * including later ones. Browsers under test have no translation of their own.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const left = 'script, style, noscript, textarea, title, font, [translate="no"], .notranslate';

    function translate(text: Text): void {
      const parent = text.parentElement;
      if (parent === null || parent.closest(left) !== null || text.data.trim() === '') return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data.replaceAll(/\p{L}+/gu, (word) => Array.from(word).toReversed().join(''));
      outer.append(inner);
      text.replaceWith(outer);
    }

    function translateWithin(node: Node): void {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const found: Text[] = node instanceof Text ? [node] : [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      found.forEach(translate);
    }

    function begin(): void {
      translateWithin(document.body);
      document.documentElement.classList.add('translated-ltr');
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) translateWithin(node);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    }

    new MutationObserver((_, waiting) => {
      if (document.documentElement?.dataset['app'] === undefined) return;
      waiting.disconnect();
      begin();
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
}
