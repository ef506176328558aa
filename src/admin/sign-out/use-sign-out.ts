import { useCallback, useState } from 'react';
import { signOut } from '../../data/react/staff/use-staff-session';

type Way = Parameters<typeof signOut>[0];

export type SignOut = {
  busyWith: Way | null;
  /** True while unsent mutations remain: the sign-out waits, and the page asks the person. */
  isAsking: boolean;
  /** Counts failed attempts since the question. */
  tries: number;
  leave(way: Way): void;
  stay(): void;
};

/** Sends first, and asks if some changes remain. */
export function useSignOut(): SignOut {
  const [busyWith, setBusyWith] = useState<Way | null>(null);
  const [tries, setTries] = useState(0);

  const leave = useCallback((way: Way) => {
    setBusyWith(way);
    signOut(way)
      .then(({ isSignedOut }) => setTries((before) => (isSignedOut ? 0 : before + 1)))
      .catch((error: unknown) => console.error(error))
      .finally(() => setBusyWith(null));
  }, []);
  const stay = useCallback(() => setTries(0), []);
  return { busyWith, isAsking: tries > 0, tries, leave, stay };
}
