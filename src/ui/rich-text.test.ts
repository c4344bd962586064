import { expect, test } from 'vitest';
import { displayedHtml } from './rich-text.tsx';

test.each([
  ['<p>Call <code>square(n)</code> twice: <code>a</code></p>', 2],
  ['<pre tabindex="0" data-language="python"><code>print("one")\n</code></pre>', 1],
  ['<p>The tag &lt;code&gt; shows code.</p>', 0],
])('in %s a translation leaves all code alone, and nothing else', (html, count) => {
  const shown = displayedHtml(html);
  expect(shown.split('<code translate="no">')).toHaveLength(count + 1);
  expect(shown.replaceAll(' translate="no"', '')).toBe(html);
});

test('a table scrolls by itself, and the keyboard reaches it', () => {
  expect(displayedHtml('<table>\n<tr><td>a</td></tr></table>')).toBe(
    '<div class="wide" role="region" aria-label="Table" tabindex="0"><table>\n<tr><td>a</td></tr></table></div>',
  );
});
