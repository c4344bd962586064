export { NameForm } from './parts/name-form.tsx';
