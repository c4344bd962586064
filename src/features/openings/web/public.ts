export { useIsOpen } from './use-is-open.ts';
