/** Texts of a CV that is rendered on the page. */
export const cvMessages = {
  show: 'Show CV',
  hide: 'Hide CV',
  region: (name: string) => `CV: ${name}`,
  failed: 'This file cannot be shown. You can download it.',
  partFailed: 'The file viewer could not be loaded.',
  page: (page: number, of: number) => `Page ${page} of ${of.toLocaleString('en')}`,
  before: 'Previous page',
  next: 'Next page',
  larger: 'Larger',
  smaller: 'Smaller',
  loading: 'Opening the file',
  text: 'Text of this page',
  noText: 'No readable text on this page. It may be an image.',
  tooMany: (max: number) => `Only the first ${max} pages are shown. Download the file to see all.`,
} as const;
