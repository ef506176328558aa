import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Redirects to the sign-in page and remembers the target. */
export function GoToLogin() {
  const router = useRouter();
  // Read once: during the redirect the address is the sign-in page's.
  const [redirect] = useState(() => router.state.location.href);
  useEffect(() => {
    void router.navigate({ to: '/admin/login', search: { redirect }, replace: true });
  }, [router, redirect]);
  return null;
}
