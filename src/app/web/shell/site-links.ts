import type { SiteAddress } from '../../../platform/web/site-link.tsx';

/** A link of the shell: its text and the path that it leads to. */
export interface SiteLinkText {
  readonly text: string;
  readonly path: SiteAddress;
  /** Goes on where the text alone does not say what it leads to; for screen readers and search engines. */
  readonly continued?: string;
}

interface Menu {
  /** The specification's name of the dropdown (§4). */
  readonly menuId: 'nav1' | 'nav2' | 'nav3' | 'courses';
  readonly text: string;
  readonly groups: readonly { readonly title?: string; readonly links: readonly SiteLinkText[] }[];
}

/** The dropdowns of the top navigation (specification §2). */
export const menus: readonly Menu[] = [
  {
    menuId: 'nav1',
    text: 'Services',
    groups: [
      {
        links: [
          { text: 'Learning', path: '/learning' },
          { text: 'Support', path: '/support' },
          { text: 'Training', path: '/training' },
        ],
      },
    ],
  },
  {
    menuId: 'nav2',
    text: 'Solutions',
    groups: [
      {
        links: [
          { text: 'Solutions for schools', path: '/nav2/item1' },
          { text: 'Solutions for companies', path: '/nav2/item2' },
          { text: 'Solutions for non-profits', path: '/nav2/item3' },
          { text: 'Solutions for public bodies', path: '/nav2/item4' },
        ],
      },
    ],
  },
  {
    menuId: 'nav3',
    text: 'About',
    groups: [
      {
        links: [
          { text: 'Career', path: '/careers' },
          { text: 'Works', path: '/our-works' },
          { text: 'More Info', path: '/more-info', continued: 'on the practical side' },
        ],
      },
    ],
  },
  {
    menuId: 'courses',
    text: 'Our Courses',
    // Entries 5 to 8 repeat 1 to 4 (§2): the second time by what one builds.
    groups: [
      {
        title: 'By course',
        links: [
          { text: 'Learn React', path: '/courses/course1' },
          { text: 'Learn Python', path: '/courses/course2' },
          { text: 'Learn Flutter', path: '/courses/course3' },
          { text: 'Learn Dart', path: '/courses/course4' },
        ],
      },
      {
        title: 'By project',
        links: [
          { text: 'A planner with Learn React', path: '/courses/course1' },
          { text: 'Scripts with Learn Python', path: '/courses/course2' },
          { text: 'A notebook with Learn Flutter', path: '/courses/course3' },
          { text: 'Departures with Learn Dart', path: '/courses/course4' },
        ],
      },
    ],
  },
];

/** The four columns above the footer (specification §2). */
export const dividerColumns: readonly { readonly title: string; readonly links: readonly SiteLinkText[] }[] = [
  {
    title: 'Career Building',
    links: [
      { text: 'Career Path', path: '/career-path' },
      { text: 'Career Center', path: '/career-center' },
      { text: 'Continue Career', path: '/continue-career' },
    ],
  },
  {
    title: 'Our Company',
    links: [
      { text: 'About', path: '/about' },
      { text: 'Careers', path: '/careers' },
      { text: 'Affiliate', path: '/affiliate' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { text: 'Blog', path: '/blog' },
      { text: 'Workspace', path: '/workspace' },
      { text: 'Videos', path: '/videos' },
    ],
  },
  {
    title: 'Learning Plan',
    links: [
      { text: 'Student', path: '/student' },
      { text: 'Individual', path: '/individual' },
      { text: 'Teacher', path: '/teacher' },
    ],
  },
];

/** The footer's own links (specification §2). */
export const footerLinks: readonly SiteLinkText[] = [
  { text: 'About us', path: '/about' },
  { text: 'Work with us', path: '/work-with-us' },
  { text: 'Start a career', path: '/start-career' },
];
