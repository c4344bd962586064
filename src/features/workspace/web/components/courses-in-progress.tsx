import { useState } from 'react';
import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { type Course, findCourse } from '../../../courses/catalogue.ts';
import { useMyEnrolments } from '../../../enrolment/web/public.ts';
import { useMyProgress } from '../../../progress/web/public.ts';
import { workspaceMessages } from '../messages.ts';
import { CourseWorkspace } from './course-workspace.tsx';

interface CoursesInProgressProps {
  readonly uid: string;
  readonly courses: readonly Course[];
}

/** Courses that the learner is enrolled in, each with their notes. */
export function CoursesInProgress({ uid, courses }: CoursesInProgressProps) {
  const { data: progress = [] } = useMyProgress();
  const [words, setWords] = useState('');
  return (
    <LoadedList
      query={useMyEnrolments()}
      lines={5}
      texts={{ failed: workspaceMessages.coursesFailed, retry: workspaceMessages.retry }}
      empty={<NoCourses />}
    >
      {(enrolments) => (
        <>
          <div className="mb-5 max-w-sm">
            <TextField
              type="search"
              label={workspaceMessages.search}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </div>
          <ul className="divide-y divide-line border-y border-line">
            {enrolments.map(({ courseId }) => (
              <CourseWorkspace
                key={courseId}
                uid={uid}
                courseId={courseId}
                course={findCourse({ courses }, courseId)}
                progress={progress.find((each) => each.courseId === courseId)}
                words={words.trim()}
              />
            ))}
          </ul>
        </>
      )}
    </LoadedList>
  );
}

function NoCourses() {
  return (
    <EmptyState text={workspaceMessages.noCourses}>
      <LinkButton to="/courses" variant="secondary">
        {workspaceMessages.findCourse}
      </LinkButton>
    </EmptyState>
  );
}
