/** How long a call may take that looks at all content or at the whole installation: for the check of content alone the server takes up to four minutes. */
export const longWorkMs = 5 * 60_000;
