import type { SiteAddress } from '../../../platform/web/site-link.tsx';

/** Link of the shell: its text and its path. */
export interface SiteLinkText {
  readonly text: string;
  readonly path: SiteAddress;
  /** Rest of the link text for screen readers and search engines, if the visible text alone is ambiguous. */
  readonly continued?: string;
}

interface Menu {
  /** Id of the dropdown in the specification (§4). */
  readonly menuId: 'nav1' | 'nav2' | 'nav3' | 'courses';
  readonly text: string;
  readonly groups: readonly { readonly title?: string; readonly links: readonly SiteLinkText[] }[];
}

/** Dropdowns of the top navigation (specification §2). */
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
    // Entries 5 to 8 repeat 1 to 4 (§2), named by what learners build.
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

/** Columns above the footer (specification §2). */
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

/** Links of the footer itself (specification §2). */
export const footerLinks: readonly SiteLinkText[] = [
  { text: 'About us', path: '/about' },
  { text: 'Work with us', path: '/work-with-us' },
  { text: 'Start a career', path: '/start-career' },
];
