export { accountDeletion } from './deletion.ts';
export { accountErasing } from './erasing.ts';
