/**
 * What the server's Node is started with. What a request leaves behind is cleared away 4 MB at a time; by itself V8 lets 32 MB and more
 * of it come together. The thread that made so little clears it away alone: with helpers it waits for threads that have to get a core
 * first, 15 ms at worst beside learners' programs and not 7. And the server may ask for what its start left to be cleared away.
 */
export const serverFlags = ['--max-semi-space-size=4', '--no-parallel-scavenge', '--expose-gc'];
