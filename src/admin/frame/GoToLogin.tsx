import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Shows the door, and remembers where the person wanted to go. */
export function GoToLogin() {
  const router = useRouter();
  // Read once: while the door is opening, the address is already the door's.
  const [redirect] = useState(() => router.state.location.href);
  useEffect(() => {
    void router.navigate({ to: '/admin/login', search: { redirect }, replace: true });
  }, [router, redirect]);
  return null;
}
