export { NameForm } from './components/name-form.tsx';
