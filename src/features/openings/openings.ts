import type * as z from 'zod/mini';
import type { Opening as OpeningShape } from './contract.ts';

export type Opening = Readonly<z.infer<typeof OpeningShape>>;

const dayMs = 24 * 60 * 60 * 1000;

/** The fixed job openings (specification §2), titles letter for letter; examples, until an organisation has its own. */
export const openings: readonly Opening[] = [
  {
    openingId: 'software-engineer',
    isExample: true,
    title: 'Software Engineer',
    location: 'Lisbon, Portugal, or remote within Europe',
    locality: 'Lisbon',
    countryCode: 'PT',
    remote: true,
    employmentType: 'FULL_TIME',
    employmentTypeLabel: 'Full time',
    datePosted: '2026-03-02',
    validThrough: '2027-06-30',
    description:
      'You work on the platform that carries our courses, from the database to the page. Our team is small, so you follow a change from the first conversation to the morning after its release. We value plain code, tests that state facts, and questions asked early.',
    responsibilities: [
      'Design, build and release changes to enrolment, feedback and the Career Center',
      'Review your colleagues’ changes and have yours reviewed, within a working day',
      'Keep the platform quick and safe, and measure both',
      'Take your turn at answering when something goes wrong, and write down what we learned',
    ],
    requirements: [
      'At least two years of building software that other people depend on',
      'Confidence in TypeScript or a comparable typed language, and in SQL',
      'Experience with automated tests and small, frequent releases',
      'Clear written English',
    ],
  },
  {
    openingId: 'product-manager',
    isExample: true,
    title: 'Product Manager',
    location: 'Nairobi, Kenya',
    locality: 'Nairobi',
    countryCode: 'KE',
    remote: false,
    employmentType: 'FULL_TIME',
    employmentTypeLabel: 'Full time',
    datePosted: '2026-03-16',
    validThrough: '2027-06-30',
    description:
      'You decide, together with instructors and engineers, what we build next and what we leave out. You spend a good part of each week with learners, because most of what we need to know is not in our data. You write in a way that lets others disagree precisely.',
    responsibilities: [
      'Speak with at least three learners a week and share what you heard',
      'Keep one short, ordered list of what comes next, with the reason for each entry',
      'Describe problems so that designers and engineers can find their own solutions',
      'Check after each release whether it changed what it was meant to change',
    ],
    requirements: [
      'Three years in product work, or in teaching together with a product you have shaped',
      'Practice in interviewing people without leading them',
      'Enough understanding of numbers to distrust them at the right moment',
      'The habit of saying no with a reason',
    ],
  },
  {
    openingId: 'ux-designer',
    isExample: true,
    title: 'UX Designer',
    location: 'Remote, between UTC−3 and UTC+3',
    locality: null,
    countryCode: null,
    remote: true,
    employmentType: 'PART_TIME',
    employmentTypeLabel: 'Part time, 24 hours a week',
    datePosted: '2026-04-06',
    validThrough: '2027-06-30',
    description:
      'You make it easy to find a course, easy to begin, and easy to come back after a bad week. You work in sketches, in the browser and with the people who will use the result. Accessibility is a part of every drawing and not a step at the end.',
    responsibilities: [
      'Design flows for learners, instructors and the people who run the platform',
      'Test drafts with learners, among them people who use a keyboard or a screen reader only',
      'Care for our design system: colours, type, components and their rules',
      'Write the words on buttons, in errors and in empty places',
    ],
    requirements: [
      'A portfolio with two or three projects that shows decisions and their reasons',
      'Working knowledge of WCAG 2.2, HTML and CSS',
      'Experience in planning and leading usability tests',
      'Readiness to throw away a design that people do not understand',
    ],
  },
  {
    openingId: 'python-deve',
    isExample: true,
    title: 'Python Deve',
    location: 'Kraków, Poland',
    locality: 'Kraków',
    countryCode: 'PL',
    remote: false,
    employmentType: 'FULL_TIME',
    employmentTypeLabel: 'Full time',
    datePosted: '2026-04-20',
    validThrough: '2027-06-30',
    description:
      'You write the Python that our Python courses stand on: exercises, their checks, and the tools with which instructors prepare a term. Much of your code will be read by beginners, so its clarity is a part of its function. You work closely with the instructors of Learn Python and Learn Danjo.',
    responsibilities: [
      'Build and maintain exercises with checks that explain what went wrong',
      'Write small services and scripts for instructors, with tests and documentation',
      'Keep the libraries used in our courses current and safe',
      'Hold a help hour for learners once a week',
    ],
    requirements: [
      'Two years of professional work with Python, including a web framework such as Django',
      'Good knowledge of testing, packaging and virtual environments',
      'Patience in explaining, in speech and in writing',
      'Working English; Polish is welcome',
    ],
  },
  {
    openingId: 'javascript-engineer',
    isExample: true,
    title: 'JavaScript Engineer',
    location: 'Bengaluru, India, or remote within India',
    locality: 'Bengaluru',
    countryCode: 'IN',
    remote: true,
    employmentType: 'FULL_TIME',
    employmentTypeLabel: 'Full time',
    datePosted: '2026-05-04',
    validThrough: '2027-06-30',
    description:
      'You build the pages that learners use every day, and you know what the browser can do before any library is loaded. Speed on a cheap phone is a feature to you, and so is a form that keeps what was typed. You share what you know in reviews and, if you like, in our courses.',
    responsibilities: [
      'Develop pages and components in TypeScript and React',
      'Watch size and speed, and stop changes that make a page slower',
      'Write browser tests for the ways that learners really take',
      'Remove code and dependencies that no longer earn their place',
    ],
    requirements: [
      'Three years of JavaScript in the browser, with a typed code base among your projects',
      'Sound knowledge of HTML, CSS, accessibility and the browser’s own interfaces',
      'Experience in finding out why a page is slow, and proving that it became quicker',
      'Pleasure in working with designers and instructors',
    ],
  },
  {
    openingId: 'logo-designer',
    isExample: true,
    title: 'Logo Designer',
    location: 'Remote, worldwide',
    locality: null,
    countryCode: null,
    remote: true,
    employmentType: 'CONTRACTOR',
    employmentTypeLabel: 'Contract, about three months',
    datePosted: '2026-05-18',
    validThrough: '2027-06-30',
    description:
      'You draw marks for our course tracks and for the projects that learners publish together. Each mark has to hold at 16 pixels, in one colour, and beside the others of its family. You show few drafts, each with its reason, and hand over files that others can continue with.',
    responsibilities: [
      'Develop one family of marks with shared rules for shape, stroke and space',
      'Present drafts in real use: browser tab, course page, print and dark background',
      'Check that no mark is close to one that is already in use',
      'Deliver clean SVG files with a two-page guide',
    ],
    requirements: [
      'A portfolio with at least three marks that are in use',
      'Precise drawing with curves and an eye for small sizes',
      'Knowledge of contrast and of how colours are seen differently',
      'Willingness to explain your choices to people who do not draw',
    ],
  },
];

export function findOpening(openingId: string): Opening | undefined {
  return openings.find((opening) => opening.openingId === openingId);
}

/** True until the end of its last day (UTC); `now` is milliseconds since 1970. */
export function isOpen(opening: Pick<Opening, 'validThrough'>, now: number): boolean {
  return now < Date.parse(opening.validThrough) + dayMs;
}
