import { useLingui } from '@lingui/react/macro';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useToast } from '../../ui/overlays/use-toast';

/** Says "Order Confirmed!" once for an order placed here, and only now that the bar has answered. */
export function useConfirmationNews(isCancelled: boolean): void {
  const { t } = useLingui();
  const { show } = useToast();
  const navigate = useNavigate();
  const isNews = useRouterState({ select: ({ location }) => location.state.isJustPlaced === true });
  const tell = useEffectEvent(() => {
    if (!isCancelled) show({ tone: 'success', title: t`Order Confirmed!` });
    // A reload of this page is no news.
    void navigate({
      to: '.',
      search: true,
      state: (before) => ({ ...before, isJustPlaced: false, isUnsaved: false }),
      replace: true,
      resetScroll: false,
    });
  });
  useEffect(() => {
    if (isNews) tell();
  }, [isNews]);
}
