import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { DomainError } from '#domain/error-codes';
import { orderCode } from '#domain/orders/order';
import { importQrOrder } from '../../../data/commands/orders/import-qr-order';
import { barNow } from '../../../data/react/core/bar-clock';
import { useCommand } from '../../../data/react/use-command';
import { useToast } from '../../../ui/overlays/use-toast';
import { askToSignIn } from '../../shared/sending';

/** Imports a code and never retries a refused code. */
export function useScanOrder(onDone: () => void) {
  const { t } = useLingui();
  const toast = useToast();
  const command = useCommand(importQrOrder);
  const [isTaking, setTaking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const tried = useRef<{ code: string; isUnderWay: boolean }>({ code: '', isUnderWay: false });

  async function takeIn(code: string) {
    try {
      const { orderId, isKnown } = await command({ code, barNow: barNow() });
      const name = orderCode(orderId);
      const title = isKnown ? t`${name} is here already` : t`${name} is on the board`;
      toast.show({ tone: isKnown ? 'info' : 'success', title });
      onDone();
    } catch (error) {
      if (!(error instanceof DomainError)) console.error(error);
      if (error instanceof DomainError && error.code === 'unauthorized') askToSignIn();
      setFailure(error instanceof DomainError ? error.code : 'internal');
    }
  }

  function take(code: string) {
    if (tried.current.isUnderWay) return;
    tried.current = { code, isUnderWay: true };
    setTaking(true);
    setFailure(null);
    void takeIn(code).finally(() => {
      tried.current.isUnderWay = false;
      setTaking(false);
    });
  }

  /** The camera reads the same code many times a second. */
  function takeScanned(code: string) {
    if (tried.current.code !== code) take(code);
  }

  return { take, takeScanned, isTaking, failure };
}
