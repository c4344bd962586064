import { AuthenticatorSection } from './authenticator-section.tsx';
import { PasskeySection } from './passkey-section.tsx';

interface WaysInProps {
  readonly uid: string;
  readonly email: string;
  readonly isAddressConfirmed: boolean;
}

/** Authenticator app and passkeys. */
export function Part({ uid, email, isAddressConfirmed }: WaysInProps) {
  return (
    <div className="grid gap-14">
      <AuthenticatorSection uid={uid} email={email} />
      <PasskeySection uid={uid} email={email} isAddressConfirmed={isAddressConfirmed} />
    </div>
  );
}
