import { useState } from 'react';
import { TextField } from '../../../../ui/text-field.tsx';
import type { Outline } from '../../outline.ts';
import { lessonMessages } from '../messages.ts';
import { FoundLessons } from './later-parts.ts';
import type { Elements } from '../../../../ui/elements.ts';

/** A single letter would match everything. */
const shortest = 2;

interface FindInCourseProps {
  readonly outline: Outline;
  /** Shown while nothing is searched. */
  readonly children: Elements;
}

/** Search field for the course; its results replace the outline. */
export function FindInCourse({ outline, children }: FindInCourseProps) {
  const [words, setWords] = useState('');
  const isSearching = words.trim().length >= shortest;
  return (
    <div className="grid gap-5">
      <search>
        <TextField
          label={lessonMessages.find}
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </search>
      {isSearching ? <FoundLessons outline={outline} words={words} /> : children}
    </div>
  );
}
