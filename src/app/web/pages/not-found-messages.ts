export const notFoundMessages = {
  meta: { title: 'Page not found', description: 'There is no page at this address.' },
  title: 'Page not found',
  text: 'There is no page at this address. It may have moved, or the address may have a typo.',
  linksTitle: 'Try one of these',
  links: [
    { text: 'Home', path: '/', hint: 'Both tracks at a glance' },
    { text: 'All courses', path: '/courses', hint: 'What each one teaches, when, and who teaches it' },
    { text: 'Support', path: '/support', hint: 'Help with your account and your courses' },
    { text: 'Contact', path: '/contact', hint: 'Tell us which link brought you here' },
  ],
} as const;
