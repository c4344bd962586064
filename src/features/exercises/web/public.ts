export { Editor } from './editor/editor.tsx';
export { CaseFacts } from './components/case-facts.tsx';
export { Comparison } from './components/comparison.tsx';
export { Exercise } from './components/exercise-part.tsx';
export { EarlierGrades } from './components/earlier-grades.tsx';
export { HandInGrade } from './components/hand-in-grade.tsx';
export { Playground } from './playground/playground-part.tsx';
export { useProvisional } from './submit/provisional.ts';
