export { followOwner } from './offline/restore-own.ts';
export { courseNotesKeyOf, useCourseNotes } from './course-notes.ts';
export { noteMaxLength } from './note-limit.ts';
export { ContinueButton } from './components/continue-button.tsx';
export { ContinueCard } from './components/continue-card.tsx';
export { CourseOutline } from './components/course-outline.tsx';
export { CourseEntry } from './components/course-entry.tsx';
