interface HomeTrack {
  readonly title: string;
  readonly tone: 'marigold' | 'sky';
  readonly steps: readonly { readonly courseId: string; readonly title: string }[];
}

/** The two tracks in short: the course table itself, with its long texts, is not loaded for the home page. */
export const homeTracks: readonly [HomeTrack, HomeTrack] = [
  {
    title: 'Front end and apps',
    tone: 'marigold',
    steps: [
      { courseId: 'course1', title: 'Learn React' },
      { courseId: 'course3', title: 'Learn Flutter' },
      { courseId: 'course5', title: 'Learn Javascript' },
    ],
  },
  {
    title: 'Languages and back end',
    tone: 'sky',
    steps: [
      { courseId: 'course2', title: 'Learn Python' },
      { courseId: 'course4', title: 'Learn Dart' },
      { courseId: 'course6', title: 'Learn Danjo' },
    ],
  },
];

interface HomeCard {
  readonly courseId: string;
  readonly title: string;
  readonly summary: string;
  /** The opening course of the track (specification §2 'Home cards'). */
  readonly path: '/course/course1' | '/course/course2';
  readonly track: HomeTrack;
  /** Its place in the track, from 1. */
  readonly step: number;
}

const [frontEnd, backEnd] = homeTracks;

/** Course 1 to Course 6, in this order. */
export const homeCards: readonly HomeCard[] = [
  {
    courseId: 'course1',
    title: 'Learn React',
    summary: 'Take a page apart into components and put it back together as an application.',
    path: '/course/course1',
    track: frontEnd,
    step: 1,
  },
  {
    courseId: 'course2',
    title: 'Learn Python',
    summary: 'Start programming with a language that reads almost like plain English.',
    path: '/course/course2',
    track: backEnd,
    step: 1,
  },
  {
    courseId: 'course3',
    title: 'Learn Flutter',
    summary: 'Design a screen once and run it on a phone, a tablet and a desktop.',
    path: '/course/course1',
    track: frontEnd,
    step: 2,
  },
  {
    courseId: 'course4',
    title: 'Learn Dart',
    summary: 'Meet a language that checks your program before it ever runs.',
    path: '/course/course2',
    track: backEnd,
    step: 2,
  },
  {
    courseId: 'course5',
    title: 'Learn Javascript',
    summary: 'Go beneath the frameworks, to the language that every browser speaks.',
    path: '/course/course1',
    track: frontEnd,
    step: 3,
  },
  {
    courseId: 'course6',
    title: 'Learn Danjo',
    summary: 'Build the part of a website that people never see and always depend on.',
    path: '/course/course2',
    track: backEnd,
    step: 3,
  },
];
