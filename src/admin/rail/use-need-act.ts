import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { may } from '#domain/roles';
import { mayChangeSetting } from '#domain/settings/setting-roles';
import { acknowledgeOrder } from '../../data/commands/orders/staff-orders';
import { useCommand } from '../../data/react/use-app';
import type { OrderOnBoard } from '../../data/react/use-staff';
import { useStaffSession } from '../../data/react/use-staff-session';
import { useNet } from '../../data/react/use-stores';
import { barSound } from '../alarm/bar-sound';
import { useTakeCall } from '../alarm/use-take-call';
import { orderToShow } from '../page/page-parts';
import { useOpenBill } from '../shared/OpenButton';
import { useFailedSave } from '../shared/sending';
import { createSlipGuard } from '../shared/UndoBar';
import { shiftChecks, startShift } from '../shift/bar-shift';
import { useEndLimit } from '../shift/ShiftStarted';
import type { RailNeed } from './need-words';

export type NeedAct = {
  words: string;
  run(): void;
  isUnavailable?: boolean;
  /** Where the sentence leads, if the button does something else. */
  show?: () => void;
};

/** Returns the one button of an entry: what to do, or where to go. null: this person can only know it. */
export function useNeedAct(): (need: RailNeed) => NeedAct | null {
  const { t } = useLingui();
  const router = useRouter();
  const openBill = useOpenBill();
  const take = useTakeCall();
  const acknowledge = useAcknowledge();
  const endLimit = useEndLimit();
  const { user } = useStaffSession();
  const isOffline = useNet().state === 'offline';

  function showOrder(order: OrderOnBoard) {
    orderToShow.set(order.id);
    void router.navigate({ to: '/admin/orders' });
  }

  function go(words: string, path: string): NeedAct {
    return { words, run: () => router.history.push(path) };
  }

  return (need) => {
    switch (need.kind) {
      case 'call':
        return { words: t`I'll go`, run: () => take(need.first.seatingId, need.first) };
      case 'order': {
        const { all, first } = need;
        const count = all.length;
        const words = count > 1 ? t`Take all ${count}` : t`I've got it`;
        return { words, run: () => acknowledge(all), show: () => showOrder(first) };
      }
      case 'sound':
        return need.first.isShift
          ? { words: t`Turn the sound on`, run: () => barSound.turn(true) }
          : { words: t`Start shift`, run: () => void startShift().then(shiftChecks.show) };
      case 'cooking':
        return { words: t`Show`, run: () => showOrder(need.first) };
      case 'late':
      case 'double': {
        const page = need.first.kind === 'brunch' ? 'brunch' : 'tables';
        return go(t`Show`, `/admin/reservations/${page}?id=${need.first.id}`);
      }
      case 'deposit':
        return go(t`Show`, `/admin/reservations/brunch?id=${need.first.id}`);
      case 'unpaid':
        return { words: t`Take payment`, run: () => openBill(need.first.id, 'take') };
      case 'back':
        return { words: t`Show`, run: () => openBill(need.first.id) };
      case 'approve':
        return { words: t`Show`, run: () => openBill(need.first.billId ?? need.first.id) };
      case 'limit': {
        const { key } = need.first;
        if (!user || !mayChangeSetting(user.role, key)) return null;
        return { words: t`End`, run: () => void endLimit(key), isUnavailable: isOffline };
      }
      case 'printer':
        return user && may(user.role, 'settings.read') ? go(t`Show`, '/admin/printers') : null;
      case 'silent':
        return go(t`Show`, '/admin/shift');
      case 'day':
        return go(t`Close the day`, `/admin/day?day=${need.first.day}`);
    }
  };
}

/** Acknowledges in the signed-in person's name; without a connection the mutation waits in the outbox. */
function useAcknowledge(): (orders: readonly OrderOnBoard[]) => void {
  const failed = useFailedSave();
  const acknowledge = useCommand(acknowledgeOrder);
  const [slips] = useState(createSlipGuard);
  return (orders) => {
    // After a tap the next order lies under the same finger.
    if (slips.isSlip(['acknowledge'], performance.now())) return;
    const said = orders.map(({ id }) => acknowledge({ orderId: id }));
    Promise.all(said).catch(failed);
  };
}
