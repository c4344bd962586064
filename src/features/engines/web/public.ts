export { type BrowserEngine, createBrowserEngine } from './browser-engine.ts';
