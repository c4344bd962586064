/** HTML with `instead` in the place of each tag. Reads each character once; a tag that does not end is kept. */
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
