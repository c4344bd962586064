export { DueCard } from './components/due-card.tsx';
export { Today } from './components/today.tsx';
