/** Texts of the sign-in methods beside the password. */
export const confirmAddressMessages = {
  title: 'Your email address is not confirmed yet',
  text: (email: string) =>
    `We sent a link to ${email}. Until you confirm it there, you cannot set up an authenticator app or a passkey.`,
  again: 'Send the mail again',
  sent: 'Sent. Please look for it among unwanted mails, too.',
} as const;

export const askPasswordMessages = {
  label: 'Password of your account',
  cancel: 'Cancel',
} as const;

export const authenticatorMessages = {
  title: 'Authenticator app',
  lead: 'With an app on your phone that shows codes, nobody logs in with your password alone. A login asks for the code of the moment after the password.',
  failed: 'It could not be loaded whether an app is set up.',
  retry: 'Try again',
  unconfirmed: 'Confirm your email address first: it is the way back to your account.',
  on: (day: string) => `Switched on since ${day}.`,
  left: (count: number) =>
    count === 0
      ? 'No recovery codes are left: make new ones.'
      : `${count === 1 ? '1 recovery code is' : `${count} recovery codes are`} left.`,
  lost: 'If you lose the app, log in with a recovery code. Without one, write to us.',
  setUp: 'Set up an app',
  begin: 'Continue',
  newCodes: 'Make new recovery codes',
  newCodesLead: 'The codes that you have work no more then.',
  off: 'Switch it off',
  offLead: 'A login asks for your password alone then.',
  switchedOff: 'The authenticator app is switched off.',
  scan: 'Scan this picture with the app, or type the secret into it.',
  picture: 'QR code for the authenticator app',
  open: 'Open an app on this device',
  secret: 'Secret:',
  code: 'Code that the app shows now',
  codeMissing: 'Please enter the six digits that the app shows.',
  confirm: 'Switch it on',
  codesTitle: 'Your recovery codes',
  codesLead:
    'Keep them where you find them without your phone. Each logs in once in the place of a code. They are not shown again.',
  copy: 'Copy',
  copied: 'Copied.',
  copyFailed: 'They could not be copied. Please mark them and copy them yourself.',
  save: 'Save as a file',
  file: 'recovery-codes.txt',
  kept: 'I have kept them',
} as const;

export const passkeyMessages = {
  title: 'Passkeys',
  lead: 'A passkey logs in with the lock of your device, such as your finger or its PIN: without a password, and without a code.',
  failed: 'Your passkeys could not be loaded.',
  retry: 'Try again',
  impossible:
    'Passkeys cannot be used here: the browser knows none, or the site is reached by a number and not by a name.',
  empty: 'You have no passkey yet.',
  add: 'Add a passkey',
  begin: 'Continue',
  added: 'The passkey is added. It logs in from now on.',
  facts: (added: string, used: string | null) =>
    used === null ? `Added on ${added}, not used yet` : `Added on ${added}, last used on ${used}`,
  rename: 'Rename',
  renameOf: (name: string) => `Rename: ${name}`,
  name: 'Name of the passkey',
  nameMissing: 'Please enter a name.',
  nameTooLong: 'This name is too long.',
  save: 'Save the name',
  remove: 'Remove',
  removeOf: (name: string) => `Remove: ${name}`,
  removeTitle: (name: string) => `Remove the passkey ${name}?`,
  removeText: 'It logs in no more. Your device goes on offering it until you remove it there, too.',
  keep: 'Keep it',
  removed: 'The passkey is removed.',
  renamed: 'The passkey has its new name.',
  aborted: 'No passkey was made. Try again when you like.',
  known: 'This device has a passkey for your account already.',
} as const;
