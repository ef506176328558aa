import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { DomainError } from '#domain/error-codes';
import { piecesOf } from '#domain/orders/round';
import { discardEntry } from '../../data/commands/entries';
import { answerRound, takeOrder, takeOrderBack } from '../../data/commands/orders/take-order';
import { EMPTY_PAD } from '../../data/drafts/pad-draft';
import { barNow } from '../../data/react/staff/use-live';
import { useOrdersOfBill } from '../../data/react/staff/use-staff-bills';
import { type OrderOnBoard, useStaffOrders } from '../../data/react/staff/use-staff-rows';
import { useCommand } from '../../data/react/use-command';
import { useLanguage } from '../../i18n/use-language';
import { useAnnounce } from '../../ui/feedback/live-region';
import { useToast } from '../../ui/overlays/ToastProvider';
import { askToSignIn } from '../shared/sending';
import { padPath } from '../shared/use-open-pad';
import type { PadMenu } from './pad-menu';
import { type FieldFaults, roundBody } from './round-body';
import { dishesAgain } from './SentRounds';
import type { Pad } from './use-pad';
import type { Place } from './use-place';

export type Rounds = ReturnType<typeof useRounds>;

type RoundsOf = { place: Place; pad: Pad; menu: PadMenu; onFault: () => void };

/** Sends the round, takes a sent one back, and repeats earlier ones. */
export function useRounds({ place, pad, menu, onFault }: RoundsOf) {
  const { t } = useLingui();
  const language = useLanguage();
  const toast = useToast();
  const announce = useAnnounce();
  const router = useRouter();
  const take = useCommand(takeOrder);
  const takeBackNow = useCommand(takeOrderBack);
  const answer = useCommand(answerRound);
  const discard = useCommand(discardEntry);
  const [faults, setFaults] = useState<FieldFaults>({});
  const [lastId, setLastId] = useState<string | null>(null);
  const { draft, priced, tell, addAll } = pad;
  const isOwnBill = place.kind === 'collection' || place.kind === 'delivery';
  const onBill = useOrdersOfBill(
    isOwnBill ? undefined : (place.bill?.id ?? (draft.billId || undefined)),
  );
  const { orders: all = [] } = useStaffOrders();
  const label = place.table?.label;
  // A refused round may be on the bill of a party that has left this table.
  const refused = all.filter(
    ({ refusal, tableNumber, billId }) =>
      refusal && billId !== place.bill?.id && label !== undefined && tableNumber === label,
  );
  const orders = isOwnBill ? all.filter(({ id }) => id === lastId) : [...onBill, ...refused];

  function failed(error: unknown) {
    console.error(error);
    if (error instanceof DomainError && error.code === 'unauthorized') return askToSignIn();
    toast.show({ tone: 'error', title: t`The change could not be saved on this tablet.` });
  }

  async function run(): Promise<void> {
    if (!priced.isSendable) {
      if (draft.lines.length > 0) onFault();
      return;
    }
    const told = roundBody({ draft, priced, place, now: barNow() });
    if ('faults' in told) {
      setFaults(told.faults);
      return onFault();
    }
    setFaults({});
    const { id, billId } = await take(told.round);
    setLastId(id);
    const pieces = piecesOf(draft.lines);
    announce(t`Sent: ${pieces} items`);
    tell(EMPTY_PAD);
    if (place.kind === 'tab' && !place.bill) {
      router.history.replace(padPath({ bill: billId }), router.latestLocation.state);
    }
  }

  async function back(order: OrderOnBoard): Promise<void> {
    const isBack = await takeBackNow({ id: order.id });
    if (!isBack) return toast.show({ tone: 'info', title: t`The kitchen has this round already.` });
    addAll(dishesAgain(order));
    announce(t`Taken back`);
  }

  async function refusedBack(order: OrderOnBoard): Promise<void> {
    await discard({ id: order.id });
    addAll(dishesAgain(order));
  }

  function again(order: OrderOnBoard): void {
    const dishes = dishesAgain(order);
    const isThere = (itemId: number) =>
      menu.items.some(({ id, isAvailable }) => id === itemId && isAvailable);
    const missing = menu.items.filter(
      ({ id, isAvailable }) => !isAvailable && dishes.some(({ itemId }) => itemId === id),
    );
    addAll(dishes.filter(({ itemId }) => isThere(itemId)));
    if (missing.length === 0) return;
    const names = missing
      .map((item) => (language === 'tr' && item.nameTr) || item.nameEn)
      .join(', ');
    toast.show({ tone: 'info', title: t`Sold out, left out: ${names}` });
  }

  return {
    orders,
    faults,
    again,
    send: () => void run().catch(failed),
    takeBack: (order: OrderOnBoard) => void back(order).catch(failed),
    refusedBack: (order: OrderOnBoard) => void refusedBack(order).catch(failed),
    answer: (order: OrderOnBoard, isLate: boolean) =>
      void answer({ id: order.id, isLate }).catch(failed),
  };
}
