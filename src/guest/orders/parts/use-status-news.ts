import { useEffect, useRef } from 'react';
import type { OrderStatus } from '#domain/orders/order';
import { useOrderStatusText } from '../../../i18n/label-text';
import { useAnnounce } from '../../../ui/feedback/use-announce';

/** Announces status changes. */
export function useStatusNews(status: OrderStatus): void {
  const announce = useAnnounce();
  const statusText = useOrderStatusText();
  const told = useRef(status);
  useEffect(() => {
    if (told.current === status) return;
    told.current = status;
    announce(statusText(status));
  }, [status, announce, statusText]);
}
