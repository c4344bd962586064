import { TextLink } from '../../../ui/text-link.tsx';
import type { SupportTopic } from './support-courses.tsx';

/** Questions about an account and what one does with it; each answer says what the site really does. */
export const accountTopics: readonly SupportTopic[] = [
  {
    topicId: 'account',
    title: 'Account and password',
    answers: [
      {
        question: 'I forgot my password. What now?',
        answer: (
          <>
            On the <TextLink to="/login">login page</TextLink>, type your email address and press “Forgot Password?”.
            You receive a mail with a link. Choose a new password there and you are signed in. All other sessions of
            your account end at that moment.
          </>
        ),
      },
      {
        question: 'The mail does not arrive. Why?',
        answer:
          'Look in the spam folder first, then check the address for typing errors. For your protection the page says the same whether an account with that address exists or not, so you may also have signed up with another one.',
      },
      {
        question: 'How long must a password be?',
        answer:
          'At least six characters, unless the people who run this site have set more: the sign-up form says how many. Longer is better. Three or four unrelated words are easy to remember and hard to guess.',
      },
      {
        question: 'How do I change my name or email address?',
        answer: (
          <>
            Open <TextLink to="/edit-profile">Edit profile</TextLink>, change it and save. A name takes effect at once.
            A new email address is stored as your contact address, and a link is sent to it. The page behind the link
            asks for your password; until then you sign in with the old address. The old address is told of it, and for
            a week has a link that takes the change back.
          </>
        ),
      },
      {
        question: 'I edited my profile and the change is gone. Why?',
        answer: (
          <>
            The fields on the <TextLink to="/profile">profile page</TextLink> are a preview and are not saved. Saving
            happens on <TextLink to="/edit-profile">Edit profile</TextLink>.
          </>
        ),
      },
      {
        question: 'Why was I logged out?',
        answer:
          'A session lasts seven days unless the people who run this site have set another time, and your visits extend it. You are also logged out if you reset your password elsewhere or if the account was disabled. If you log out in one tab, the other tabs follow.',
      },
    ],
  },
  {
    topicId: 'careers',
    title: 'Careers, applying and notifications',
    answers: [
      {
        question: 'What does “Enroll Now” in the Career Center do?',
        answer:
          'It adds the career to your dashboard as one of your aims. It is not an application and informs no employer.',
      },
      {
        question: 'How do I apply for a position?',
        answer: (
          <>
            Choose an opening on <TextLink to="/work-with-us">Work with us</TextLink> and press “Apply Now”. You need
            your name, email address, a CV as .pdf, .doc or .docx, and the addresses of your LinkedIn profile and your
            website. All fields are required. You receive a confirmation by mail.
          </>
        ),
      },
      {
        question: 'I have no website of my own. What do I enter?',
        answer:
          'The address of anything public that shows your work: a code repository, a portfolio page, a published article.',
      },
      {
        question: 'Where do I find my notifications?',
        answer: (
          <>
            Under <TextLink to="/notifications">Notifications</TextLink> when you are signed in, each with its message
            and time.
          </>
        ),
      },
    ],
  },
  {
    topicId: 'privacy',
    title: 'Privacy and this site',
    answers: [
      {
        question: 'What do you store about me?',
        answer: (
          <>
            What you type into forms: your account, enrolments, feedback, messages, applications and your newsletter
            address. The people who run this site can read it. If you want to know or change something about it,{' '}
            <TextLink to="/contact">write to them</TextLink> from the address of your account.
          </>
        ),
      },
      {
        question: 'Is the chat a person?',
        answer: (
          <>
            No. The reply is automatic; beneath it you find links that match your words. To write to the people who run
            this site, use the <TextLink to="/contact">contact form</TextLink>.
          </>
        ),
      },
    ],
  },
];
