import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useAnnounce } from '../../../ui/feedback/use-announce';
import { useHistoryState, useNavigate } from '../../../ui/router/use-router';

/** Announces "Order Confirmed!" once. */
export function useConfirmationNews(isCancelled: boolean): void {
  const { t } = useLingui();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const isNews = useHistoryState((state) => state.isJustPlaced === true);
  const tell = useEffectEvent(() => {
    if (!isCancelled) announce(t`Order Confirmed!`);
    // A reload announces nothing.
    void navigate({
      search: true,
      state: (before) => ({ ...before, isJustPlaced: false, isUnsaved: false }),
      replace: true,
    });
  });
  useEffect(() => {
    if (isNews) tell();
  }, [isNews]);
}
