import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { addDish, piecesOf, type RoundLine } from '#domain/orders/round';
import { formatTime } from '#domain/venue';
import { discardEntry } from '../../data/commands/entries';
import { answerRound, takeOrder, takeOrderBack } from '../../data/commands/orders/take-order';
import { changePad, EMPTY_PAD, type PadDraft, storedPads } from '../../data/drafts/pad-draft';
import { barNow } from '../../data/react/staff/use-live';
import { useOrdersOfBill } from '../../data/react/staff/use-staff-bills';
import { type OrderOnBoard, useStaffOrders } from '../../data/react/staff/use-staff-rows';
import { useCommand } from '../../data/react/use-command';
import { useLanguage } from '../../i18n/use-language';
import { useAnnounce } from '../../ui/feedback/live-region';
import { useToast } from '../../ui/overlays/ToastProvider';
import { useFailedSave } from '../shared/use-failed-save';
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
  const toast = useToast();
  const failed = useFailedSave();
  const announce = useAnnounce();
  const router = useRouter();
  const take = useCommand(takeOrder);
  const takeBackNow = useCommand(takeOrderBack);
  const answer = useCommand(answerRound);
  const discard = useCommand(discardEntry);
  const [faults, setFaults] = useState<FieldFaults>({});
  const [lastId, setLastId] = useState<string | null>(null);
  const { tell, addAll } = pad;
  const isOwnBill = place.kind === 'collection' || place.kind === 'delivery';
  const onBill = useOrdersOfBill(place.bill?.id);
  const { orders: all = [] } = useStaffOrders();
  const label = place.table?.label;
  // A refused round may be on the bill of a party that has left this table.
  const refused = all.filter(
    ({ refusal, tableNumber, billId }) =>
      refusal && billId !== place.bill?.id && label !== undefined && tableNumber === label,
  );
  const sent = place.bill ? onBill : [];
  const orders = isOwnBill ? all.filter(({ id }) => id === lastId) : [...sent, ...refused];

  async function run(): Promise<void> {
    const { draft, priced } = pad;
    if (storedPads.get()[place.key]?.lines !== draft.lines) return;
    if (!priced.isSendable) {
      if (draft.lines.length > 0) onFault();
      return;
    }
    const told = roundBody({ draft, priced, place, now: barNow(), items: menu.items });
    if ('faults' in told) {
      setFaults(told.faults);
      return onFault();
    }
    setFaults({});
    // A second tap finds an empty pad.
    tell(EMPTY_PAD);
    const { id, billId } = await take(told.round).catch((error: unknown) => {
      tell(draft);
      throw error;
    });
    setLastId(id);
    // What was noted for this bill is asked no more.
    if (draft.ageSeenOn && !isOwnBill) {
      const key = place.kind === 'tab' ? `bill:${billId}` : place.key;
      changePad(key, () => ({ ageSeenOn: billId }));
    }
    const pieces = piecesOf(draft.lines);
    announce(t`Sent: ${pieces} items`);
    if (place.kind === 'tab' && !place.bill) {
      router.history.replace(padPath({ bill: billId }), router.latestLocation.state);
    }
  }

  async function back(order: OrderOnBoard): Promise<void> {
    const isBack = await takeBackNow({ id: order.id });
    if (!isBack) return toast.show({ tone: 'info', title: t`The kitchen has this round already.` });
    putBack(order);
    announce(t`Taken back`);
  }

  async function refusedBack(order: OrderOnBoard): Promise<void> {
    await discard({ id: order.id });
    putBack(order);
  }

  /** Without its only round a new tab is none: its name is typed again. */
  function putBack(order: OrderOnBoard): void {
    const { bill } = place;
    if (isOwnBill) tell(guestOf(order));
    if (place.kind !== 'tab' || bill?.v !== 0 || orders.length > 1) {
      addAll(dishesAgain(order));
      return;
    }
    const lines = dishesAgain(order).reduce<readonly RoundLine[]>(addDish, []);
    const { label: name, memberId = '', memberName = '' } = bill;
    changePad('tab', () => ({ ...EMPTY_PAD, name, memberId, memberName, lines }));
    router.history.replace(padPath({ for: 'tab' }), router.latestLocation.state);
  }

  return {
    orders,
    faults,
    again: useAgain(menu, addAll),
    send: () => void run().catch(failed),
    takeBack: (order: OrderOnBoard) => void back(order).catch(failed),
    refusedBack: (order: OrderOnBoard) => void refusedBack(order).catch(failed),
    answer: (order: OrderOnBoard, isLate: boolean) =>
      void answer({ id: order.id, isLate }).catch(failed),
  };
}

/** Repeats a round at present prices; dishes that are sold out are left out and named. */
function useAgain(menu: PadMenu, addAll: Pad['addAll']) {
  const { t } = useLingui();
  const language = useLanguage();
  const toast = useToast();
  return (order: OrderOnBoard): void => {
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
  };
}

/** Returns who ordered by phone, as the pad asks for it. */
function guestOf({ guestName, guestPhone, deliveryAddress, wantedAt }: OrderOnBoard) {
  const text = (field: string) => {
    const value = deliveryAddress?.[field];
    return typeof value === 'string' ? value : '';
  };
  return {
    name: guestName ?? '',
    phone: guestPhone || text('phone'),
    address: text('address'),
    note: text('instructions'),
    time: wantedAt ? formatTime(Date.parse(wantedAt)) : '',
  } satisfies Partial<PadDraft>;
}
