import { useEffect } from 'react';
import { useKioskFacts } from '../../data/react/kiosk/use-kiosk-facts';
import { useNavigate } from '../../ui/router/use-router';

/** A kiosk that was restarted, or led to another page by hand, goes back to its own. */
export function useKioskLock(): void {
  const isKiosk = useKioskFacts() !== null;
  const navigate = useNavigate();
  useEffect(() => {
    if (isKiosk) void navigate({ to: '/kiosk', replace: true });
  }, [isKiosk, navigate]);
}
