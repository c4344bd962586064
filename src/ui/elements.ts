import type { ReactElement } from 'react';

/** Children without bare text, for components that render them beside other content: a browser's translation replaces such texts. */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
