export { Editor } from './editor/editor.tsx';
export { CaseFacts } from './parts/case-facts.tsx';
export { Comparison } from './parts/comparison.tsx';
export { Exercise } from './parts/exercise-part.tsx';
export { EarlierGrades } from './parts/earlier-grades.tsx';
export { HandInGrade } from './parts/hand-in-grade.tsx';
export { TryOut } from './try-out/try-out-part.tsx';
export { useProvisional } from './submit/provisional.ts';
