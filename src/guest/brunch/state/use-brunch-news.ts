import { useLingui } from '@lingui/react/macro';
import { useToast } from '../../../ui/overlays/use-toast';

type BrunchNews = {
  booked: () => void;
  saved: () => void;
  refused: (words: string) => void;
};

/** Announces a booking's result once. */
export function useBrunchNews(): BrunchNews {
  const { t } = useLingui();
  const { show } = useToast();
  return {
    booked: () =>
      show({
        tone: 'success',
        title: t`Success!`,
        body: t`Your Bottomless Brunch reservation has been created. You will receive an email with reservation details.`,
      }),
    saved: () =>
      show({
        tone: 'info',
        title: t`Booking request saved on this phone`,
        body: t`Not confirmed yet. It sends when you're back online.`,
      }),
    refused: (words) => show({ tone: 'error', title: t`Error!`, body: words }),
  };
}
