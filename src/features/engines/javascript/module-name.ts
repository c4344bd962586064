/** Resolves the import `request` of the file `base`; both and the result are names within the learner's folder. */
export function moduleName(base: string, request: string): string {
  if (!/^\.{0,2}\//.test(request)) return request;
  const folders = request.startsWith('/') ? [] : base.split('/').slice(0, -1);
  for (const part of request.split('/')) {
    if (part === '..') folders.pop();
    else if (part !== '.' && part !== '') folders.push(part);
  }
  return folders.join('/');
}
