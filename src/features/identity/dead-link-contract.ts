/**
 * Text for a mailed link that no longer works. In its own file, so that pages can use it without loading the contract's
 * schemas.
 */
export const deadLinkText = 'This link has expired or was already used. Please ask for a new one.';
