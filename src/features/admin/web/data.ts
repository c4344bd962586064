/** Prefix of all administrators' query keys, so that each action refreshes all of them, including the audit log. */
export const adminKey = ['admin'] as const;
