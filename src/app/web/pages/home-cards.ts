import { type Catalogue, type Course, type Track, stepsOf, summaryOf } from '../../../features/courses/catalogue.ts';

/** Colors of the tracks on the home page, in their order. */
const tones = ['marigold', 'sky'] as const;

/** Track as shown on the home page. */
export interface HomeTrack {
  readonly trackId: string;
  readonly title: string;
  readonly tone: (typeof tones)[number];
  readonly steps: readonly Pick<Course, 'courseId' | 'title'>[];
  /** Course that its cards lead to. */
  readonly cardsTo: string | undefined;
}

export interface HomeCard extends Pick<Course, 'courseId' | 'title' | 'image'> {
  readonly summary: string;
  /**
   * Path of the card: the course that its track names for it (specification §2 'Home cards'), or the course's own page
   * if it is in no track.
   */
  readonly path: `/course/${string}`;
  readonly track: HomeTrack | undefined;
  /** Position in the track, from 1. */
  readonly step: number;
}

export function homeTracks(catalogue: Catalogue): HomeTrack[] {
  return catalogue.tracks.map((track, index) => homeTrack(catalogue, track, index));
}

function homeTrack(catalogue: Catalogue, track: Track, index: number): HomeTrack {
  const { trackId, title } = track;
  const steps = stepsOf(catalogue, track);
  const cardsTo = track.cardsTo ?? steps[0]?.courseId;
  return { trackId, title, tone: tones[index % tones.length]!, steps, cardsTo };
}

/** Cards of all courses, in the order of the course table. */
export function homeCards(catalogue: Catalogue, tracks: readonly HomeTrack[]): HomeCard[] {
  return catalogue.courses.map((course) => {
    const { courseId, title, image } = course;
    const track = tracks.find(({ steps }) => steps.some((step) => step.courseId === courseId));
    const step = (track?.steps.findIndex((each) => each.courseId === courseId) ?? -1) + 1;
    const path = `/course/${track?.cardsTo ?? courseId}` as const;
    return { courseId, title, image, summary: summaryOf(course), path, track, step };
  });
}
