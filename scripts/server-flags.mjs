/**
 * Node flags of the server. Short-lived objects are collected in small steps and without helper threads, which would first
 * wait for a core beside learners' programs. `--expose-gc` lets the server collect the garbage of its own start.
 */
export const serverFlags = ['--max-semi-space-size=4', '--no-parallel-scavenge', '--expose-gc'];
