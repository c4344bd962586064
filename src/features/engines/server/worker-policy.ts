/**
 * Content security policy of workers that run learners' code: own scripts, WebAssembly, and the engines' files of this
 * site. The learner's code runs in WebAssembly and has access to none of these.
 */
export const engineWorkerPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
].join(';');
