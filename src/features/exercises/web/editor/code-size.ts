/**
 * Size of code, the same in the plain field and in the editor that replaces it: nothing below may move while it is
 * pressed. The surroundings limit the height, such as to what an on-screen keyboard leaves.
 */
export const codeSize = { lineHeight: '1.55', minHeight: '9rem', maxHeight: 'var(--code-max-height, 70vh)' };
