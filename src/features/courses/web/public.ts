export { TrackLine } from './parts/track-line.tsx';
