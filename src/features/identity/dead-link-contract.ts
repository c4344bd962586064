/** What server and pages say of a mailed link that works no more: by itself, as no page loads the contract's shapes for it. */
export const deadLinkText = 'This link has expired or was already used. Please ask for a new one.';
