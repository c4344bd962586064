/** What the search over the console finds, in the order in which it stands there. */
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

/** Of each kind. */
export const foundMax = 5;

export const consoleQueryMaxLength = 100;
