/** The server's limit in characters, copied because only its types are imported here. */
export const noteMaxLength = 20_000;
