import type { ReactElement } from 'react';

/** Children without a bare text, for what renders them beside something else: a browser's translation replaces such texts. */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
