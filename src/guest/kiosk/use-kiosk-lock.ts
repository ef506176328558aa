import { useEffect } from 'react';
import { useKioskFacts } from '../../data/react/use-app';
import { useNavigate } from '../../ui/router/RouterView';

/** Returns a restarted or misdirected kiosk to its own page. */
export function useKioskLock(): void {
  const isKiosk = useKioskFacts() !== null;
  const navigate = useNavigate();
  useEffect(() => {
    if (isKiosk) void navigate({ to: '/kiosk', replace: true });
  }, [isKiosk, navigate]);
}
