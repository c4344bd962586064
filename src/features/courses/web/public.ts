export { TrackLine } from './components/track-line.tsx';
