/** Texts of the sign-in methods beside the password. */
export const confirmAddressMessages = {
  title: 'Your email address is not confirmed yet',
  text: (email: string) => `We sent a link to ${email}. Open it before you set up an authenticator app or a passkey.`,
  again: 'Send the email again',
  sent: 'Sent. If you cannot find it, check your spam folder.',
} as const;

export const askPasswordMessages = {
  label: 'Account password',
  cancel: 'Cancel',
} as const;

export const authenticatorMessages = {
  title: 'Authenticator app',
  lead: 'Protect your account with an app on your phone. After your password, each login asks for the app’s current code.',
  failed: 'Your authenticator app could not be loaded.',
  retry: 'Try again',
  unconfirmed: 'Confirm your email address first. You need it to recover your account.',
  on: (day: string) => `On since ${day}.`,
  left: (count: number) =>
    count === 0
      ? 'You have no recovery codes left. Create new ones.'
      : `${count === 1 ? '1 recovery code is' : `${count} recovery codes are`} left.`,
  lost: 'If you lose the app, log in with a recovery code. If you have none left, contact us.',
  setUp: 'Set up an app',
  begin: 'Continue',
  newCodes: 'Create new recovery codes',
  newCodesLead: 'Your current codes will stop working.',
  off: 'Turn it off',
  offLead: 'You will log in with your password alone.',
  switchedOff: 'The authenticator app is turned off.',
  scan: 'Scan this QR code with the app, or enter the secret in the app.',
  picture: 'QR code for the authenticator app',
  open: 'Open an app on this device',
  secret: 'Secret:',
  code: 'Code from the app',
  codeMissing: 'Please enter the six-digit code from the app.',
  confirm: 'Turn it on',
  codesTitle: 'Your recovery codes',
  codesLead:
    'Store them where you can find them without your phone. Each one replaces an app code once. They are not shown again.',
  copy: 'Copy',
  copied: 'Copied.',
  copyFailed: 'The codes could not be copied. Please select and copy them yourself.',
  save: 'Save as a file',
  file: 'recovery-codes.txt',
  kept: 'I have saved them',
} as const;

export const passkeyMessages = {
  title: 'Passkeys',
  lead: 'Log in with your fingerprint, face or device PIN, without a password or a code.',
  failed: 'Your passkeys could not be loaded.',
  retry: 'Try again',
  impossible:
    'Passkeys do not work here. Your browser does not support them, or this site is opened by its IP address.',
  empty: 'You have no passkeys yet.',
  add: 'Add a passkey',
  begin: 'Continue',
  added: 'Passkey added. You can now log in with it.',
  facts: (added: string, used: string | null) =>
    used === null ? `Added on ${added}, not used yet` : `Added on ${added}, last used on ${used}`,
  rename: 'Rename',
  renameOf: (name: string) => `Rename: ${name}`,
  name: 'Passkey name',
  nameMissing: 'Please enter a name.',
  nameTooLong: 'This name is too long.',
  save: 'Save name',
  remove: 'Remove',
  removeOf: (name: string) => `Remove: ${name}`,
  removeTitle: (name: string) => `Remove the passkey ${name}?`,
  removeText:
    'You will no longer be able to log in with it. Your device keeps offering it until you remove it there, too.',
  keep: 'Keep it',
  removed: 'Passkey removed.',
  renamed: 'Passkey renamed.',
  aborted: 'No passkey was created. Try again when you are ready.',
  known: 'This device already has a passkey for your account.',
} as const;
