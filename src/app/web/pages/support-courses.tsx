import type { ReactNode } from 'react';
import { TextLink } from '../../../ui/text-link.tsx';

export interface SupportTopic {
  /** The fragment of its address. */
  readonly topicId: string;
  readonly title: string;
  readonly answers: readonly { readonly question: string; readonly answer: ReactNode }[];
}

/** Questions about courses and feedback; each answer says what the site really does. */
export const courseTopics: readonly SupportTopic[] = [
  {
    topicId: 'courses',
    title: 'Courses and enrolling',
    answers: [
      {
        question: 'How do I enrol in a course?',
        answer:
          'Log in, open the course page and press Enroll. The page then says “You are enrolled in this course”, and the course appears on your dashboard. Without an account you can read everything on the page, but there is no button.',
      },
      {
        question: 'Which course do I begin with?',
        answer: (
          <>
            If you have never programmed, begin with{' '}
            <TextLink to="/course/$courseId" params={{ courseId: 'course2' }}>
              Learn Python
            </TextLink>
            . If you know some HTML and CSS and have written a few functions,{' '}
            <TextLink to="/course/$courseId" params={{ courseId: 'course1' }}>
              Learn React
            </TextLink>{' '}
            is possible too. Every description says what you need beforehand.
          </>
        ),
      },
      {
        question: 'Why does the card “Learn Flutter” open the page of Learn React?',
        answer:
          'The cards on the home page lead to the first course of their track. Learn Flutter is the second step of Front end and apps, so you arrive at the first one. The course page shows the whole track, and Learn Flutter is one click away.',
      },
      {
        question: 'When does a course take place?',
        answer:
          'Whenever you have time. A course names its weeks and the hours that a week takes; there are no class times.',
      },
      {
        question: 'Does enrolling cost anything?',
        answer: 'There is no payment step on this site, and we ask for no card or bank details.',
      },
    ],
  },
  {
    topicId: 'feedback',
    title: 'Feedback',
    answers: [
      {
        question: 'Who can leave feedback?',
        answer:
          'People who are signed in and enrolled in that course. A rating from 1 to 5 and a comment are both required.',
      },
      {
        question: 'Who can see what I write?',
        answer:
          'Everyone, including visitors without an account. Your feedback appears with the name in your profile. Your email address is never shown with it.',
      },
      {
        question: 'Can I change or remove my feedback?',
        answer: 'You can leave another comment at any time; the newest comes first. What you left before stays.',
      },
    ],
  },
];
