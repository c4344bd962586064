/**
 * What a worker may do that runs learners' code: load its own scripts, compile WebAssembly, and fetch the engines' files from this
 * site. The learner's code runs in WebAssembly and is given none of it.
 */
export const engineWorkerPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
].join(';');
