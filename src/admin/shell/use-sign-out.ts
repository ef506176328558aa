import { useCallback, useState } from 'react';
import { signOut } from '../../data/react/use-staff-session';

type SignOut = {
  isBusy: boolean;
  /** Changes that could not be sent: nobody has been signed out. 0 while none is in the way. */
  unsent: number;
  leave(options?: { discardUnsent: boolean }): void;
  stay(): void;
};

/** Signing out: it sends what waits first, and asks when something is left. */
export function useSignOut(): SignOut {
  const [isBusy, setBusy] = useState(false);
  const [unsent, setUnsent] = useState(0);

  const leave = useCallback((options?: { discardUnsent: boolean }) => {
    setBusy(true);
    signOut(options)
      .then((report) => setUnsent(report.unsent))
      .catch((error: unknown) => console.error(error))
      .finally(() => setBusy(false));
  }, []);
  const stay = useCallback(() => setUnsent(0), []);
  return { isBusy, unsent, leave, stay };
}
