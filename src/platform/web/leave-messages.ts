export const leaveMessages = {
  title: 'Leave this page?',
  text: 'What you typed here has not been sent yet. If you leave now, it is lost.',
  stay: 'Stay here',
  leave: 'Leave the page',
} as const;
