import { useLingui } from '@lingui/react/macro';
import { DomainError } from '#domain/error-codes';
import { changeAvailability } from '../../data/commands/change-availability';
import { useCommand } from '../../data/react/use-command';
import { useLanguage } from '../../i18n/use-language';
import { useToast } from '../../ui/overlays/use-toast';
import { askToSignIn } from '../shell/sign-in-ask';

/** What is switched: a dish of the menu, or a line of an order. */
export type SwitchedDish = { id: number; nameEn: string; nameTr: string; isAvailable: boolean };

/** Takes a dish off the menu or puts it back, says so, and lets it be undone. */
export function useSwitchDish(): (dish: SwitchedDish) => void {
  const { t } = useLingui();
  const language = useLanguage();
  const toast = useToast();
  const change = useCommand(changeAvailability);

  function send(itemId: number, to: boolean) {
    return change({ itemId, from: !to, to }).catch((error: unknown) => {
      console.error(error);
      if (error instanceof DomainError && error.code === 'unauthorized') return askToSignIn();
      toast.show({ tone: 'error', title: t`The change could not be saved on this tablet.` });
    });
  }

  return ({ id, nameEn, nameTr, isAvailable }) => {
    const name = language === 'tr' && nameTr ? nameTr : nameEn;
    void send(id, !isAvailable);
    toast.show({
      tone: 'success',
      title: isAvailable ? t`${name}: sold out` : t`${name}: available again`,
      action: {
        label: t`Undo`,
        altText: t`Undo`,
        onAction: () => void send(id, isAvailable),
      },
    });
  };
}
