import { useState } from 'react';
import { TextField } from '../../../../ui/text-field.tsx';
import type { Outline } from '../../outline.ts';
import { lessonMessages } from '../messages.ts';
import { FoundLessons } from './later-parts.ts';
import type { Elements } from '../../../../ui/elements.ts';

/** One letter finds everything. */
const shortest = 2;

interface FindInCourseProps {
  readonly outline: Outline;
  /** What stands there while nothing is looked for. */
  readonly children: Elements;
}

/** A field that finds words in the course; what it finds takes the place of the outline. */
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
