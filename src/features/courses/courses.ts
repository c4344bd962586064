import type * as z from 'zod/mini';
import type { Course as CourseShape } from './contract.ts';

export type Course = z.infer<typeof CourseShape>;

/** A sequence of courses that build on each other; a home card leads to the first course of its track (specification §2). */
export type Track = { readonly trackId: string; readonly title: string; readonly courseIds: readonly string[] };

/**
 * The fixed course table (specification §3, §9), in the order of the home page. A schedule names a pace, since nobody holds
 * sessions; the instructors are invented and say so, until an organisation names its own.
 */
export const courses: readonly Course[] = [
  {
    courseId: 'course1',
    title: 'Learn React',
    description:
      'Take a page apart into components and put it back together as an application that stays easy to change. You build one product from the first evening to the last: a planner for a shared flat, with lists, filters, forms and saved data. On the way you learn to keep state in one place, to load data without flicker, and to test a component the way its user meets it. You should know basic HTML and CSS and have written a few functions in any language; the JavaScript you need is introduced where it is used. At the end you can plan, build, test and publish a React application of your own, and explain why each component exists.',
    schedule: 'Eight weeks at your own pace, about five hours a week',
    instructor: 'Amara Okafor, front-end engineer (example)',
    image: '/courses/course1.svg',
  },
  {
    courseId: 'course2',
    title: 'Learn Python',
    description:
      'Start programming with a language that reads almost like a plan in plain English. Each week ends with a small program you can use yourself: a household budget, a tool that renames a thousand photos, a report that reads a public data set and draws its chart. You learn variables, loops and functions first, then files, errors, tests and the standard library. No experience is needed, only a computer on which you may install software and about five hours a week. Afterwards you can turn a repetitive task into a script, read other people’s Python with confidence, and go on to web or data work.',
    schedule: 'Ten weeks at your own pace, about five hours a week',
    instructor: 'Mateo Quispe, software developer and tutor (example)',
    image: '/courses/course2.svg',
  },
  {
    courseId: 'course3',
    title: 'Learn Flutter',
    description:
      'Design a screen once and run it on a phone, a tablet and a desktop. You build a field notebook that takes photos, works without a connection and sends its entries when the network returns. The course covers layout with widgets, navigation, state, local storage and the tests that keep an app working on every screen size. You should have finished Learn React or have built something small with components elsewhere. By the last week your notebook runs on your own phone, and you know each step of preparing it for an app store.',
    schedule: 'Nine weeks at your own pace, about five hours a week',
    instructor: 'Linh Tran, mobile developer (example)',
    image: '/courses/course3.svg',
  },
  {
    courseId: 'course4',
    title: 'Learn Dart',
    description:
      'Meet a language that checks your program before it runs and then compiles it to a phone, a browser or a server. You write a command-line tool that follows bus departures, then give it a small web service that shares the same code. Types, null safety, asynchronous calls and packages are each introduced by a fault that they prevent. You need the basics of one programming language, and Learn Python is enough. After the course you can read a compiler message calmly, model a problem with types, and deliver a single program file that runs on a machine without Dart installed.',
    schedule: 'Six weeks at your own pace, about four hours a week',
    instructor: 'Ingrid Solheim, compiler engineer (example)',
    image: '/courses/course4.svg',
  },
  {
    courseId: 'course5',
    title: 'Learn Javascript',
    description:
      'Go beneath the frameworks and learn the language that every browser speaks. You build a trip map, a keyboard-friendly form and a small drawing game, all without a library. The course explains events, closures, promises and modules by watching them happen in the browser’s own developer tools. You should be able to write a simple HTML page; it rounds off its track, and it stands well on its own. When you finish you can find out why a page is slow or broken, make it respond to people, and judge when a framework is worth its weight.',
    schedule: 'Eight weeks at your own pace, about four hours a week',
    instructor: 'Yusuf Demir, web performance engineer (example)',
    image: '/courses/course5.svg',
  },
  {
    courseId: 'course6',
    title: 'Learn Danjo',
    description:
      'Build the part of a website that people never see and always depend on, using Python and the Django framework. Over the weeks you write a lending library for tools: members sign in, reserve an item, and get a reminder when it is due. You learn to design tables, write views and templates, check every permission on the server, and change the database without losing a row. You should be comfortable with functions, lists and files in Python, as taught in Learn Python. At the end your library runs on a public server with backups, and you can add a feature to an existing web back end without fear.',
    schedule: 'Ten weeks at your own pace, about six hours a week',
    instructor: 'Priya Raghunathan, back-end engineer (example)',
    image: '/courses/course6.svg',
  },
];

/** The two tracks; each `courseIds` is the order of the steps. Every course is in exactly one of them. */
export const tracks: readonly Track[] = [
  { trackId: 'front-end-and-apps', title: 'Front end and apps', courseIds: ['course1', 'course3', 'course5'] },
  { trackId: 'languages-and-back-end', title: 'Languages and back end', courseIds: ['course2', 'course4', 'course6'] },
];

export function findCourse(courseId: string): Course | undefined {
  return courses.find((course) => course.courseId === courseId);
}

/** The track that holds the course; undefined only for an id that is not in the table. */
export function trackOf(courseId: string): Track | undefined {
  return tracks.find((track) => track.courseIds.includes(courseId));
}
