/** Kinds of results in the console search, in display order. */
export const foundKinds = [
  'user',
  'application',
  'message',
  'subscriber',
  'course',
  'opening',
  'article',
  'content',
  'campaign',
] as const;

/** Maximum number of results of each kind. */
export const foundMax = 5;

export const consoleQueryMaxLength = 100;
