/** Replaces each tag of HTML by `instead`. Reads each character once; leaves a tag without an end unchanged. */
export function withoutTags(html: string, instead: string): string {
  let text = '';
  let at = 0;
  for (let begin = html.indexOf('<'); begin >= 0; begin = html.indexOf('<', at)) {
    const end = html.indexOf('>', begin);
    if (end < 0) break;
    text += html.slice(at, begin) + instead;
    at = end + 1;
  }
  return text + html.slice(at);
}
