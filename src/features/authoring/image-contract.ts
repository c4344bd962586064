/** Allowed extensions of files next to a text. */
export const imageExtensions = ['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif'] as const;
