import type { User } from 'firebase/auth';
import { useEffect, useState } from 'react';
import { useAuthSdk } from './AuthContext';

/** The address of an account, and whether its owner has shown that it is theirs. */
export interface ProvenAddress {
  email: string;
  isVerified: boolean;
}

/**
 * The address of the signed-in person as the session's token has it, which is what the security rules go by;
 * null until the token is known.
 */
export function useProvenAddress(): ProvenAddress | null {
  const sdk = useAuthSdk();
  const [address, setAddress] = useState<ProvenAddress | null>(null);
  useEffect(() => {
    let gone = false;
    let isRenewed = false;

    async function read(user: User) {
      const { email, email_verified: isVerified } = (await user.getIdTokenResult()).claims;
      if (gone || typeof email !== 'string') return;
      setAddress({ email, isVerified: isVerified === true });
      // A token from before the address was verified would otherwise last for an hour.
      if (isVerified || !user.emailVerified || isRenewed) return;
      isRenewed = true;
      await user.getIdToken(true);
    }

    const stop = sdk.onIdTokenChanged((user) => {
      // A token that has run out is renewed with the next contact, and announced then.
      if (user) read(user).catch((error: unknown) => console.warn('No token', error));
    });
    return () => {
      gone = true;
      stop();
    };
  }, [sdk]);
  return address;
}
