export const leaveMessages = {
  title: 'Leave this page?',
  text: 'Your changes have not been sent yet. If you leave now, they are lost.',
  stay: 'Stay here',
  leave: 'Leave page',
} as const;
