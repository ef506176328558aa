import { useLingui } from '@lingui/react/macro';
import { DomainError } from '#domain/error-codes';
import { useToast } from '../../ui/overlays/ToastProvider';
import { askToSignIn } from './sending';

/** Says that this tablet could not store a change, or asks the person to sign in again. */
export function useFailedSave(): (error: unknown) => void {
  const { t } = useLingui();
  const toast = useToast();
  return (error) => {
    if (error instanceof DomainError && error.code === 'unauthorized') return askToSignIn();
    console.error(error);
    toast.show({ tone: 'error', title: t`The change could not be saved on this tablet.` });
  };
}
