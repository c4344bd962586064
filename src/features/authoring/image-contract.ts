/** By which a file may end that is put beside a text. */
export const imageExtensions = ['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif'] as const;
