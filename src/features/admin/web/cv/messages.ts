/** Texts of a CV that is rendered on the page. */
export const cvMessages = {
  show: 'Show it here',
  hide: 'Hide it',
  region: (name: string) => `CV: ${name}`,
  failed: 'This file cannot be shown. You can download it.',
  partFailed: 'What shows the file could not be loaded.',
  page: (page: number, of: number) => `Page ${page} of ${of.toLocaleString('en')}`,
  before: 'Page before',
  next: 'Next page',
  larger: 'Larger',
  smaller: 'Smaller',
  loading: 'Opening the file',
  text: 'The words of this page',
  noText: 'There are no words on this page that could be read out: it may be a picture.',
  tooMany: (max: number) => `The first ${max} pages are shown. The download has all.`,
} as const;
