import { ORDER_TTL_MS } from '#domain/sync/mutation';
import type { Invariant } from '../invariant';
import { firstWrong } from '../invariant';
import type { Act } from '../ledger';

/** A transaction and a read of the session lie between the age check and the sending (ms). */
const SLACK_MS = 1_000;

/** I4: an order older than the limit is neither sent nor accepted without a new confirmation. */
export const neverLate: Invariant = {
  name: 'I4 never late',
  harm: 'late',
  onSend({ codesAsked }, __, act) {
    const [first] = act.sends;
    // The server may already have an order shown as a code, so the phone always sends it and the server decides.
    const isShown = codesAsked.has(act.born.id) && act.row?.shownAt !== undefined;
    // A page that died between lease and sending leaves an attempt of unknown result, so the server decides.
    const wasTried = (act.row?.attempts ?? 0) > 0;
    return !isShown && !wasTried && act.sends.length === 1 && first && isKnownOld(act, first)
      ? `${act.born.kind} ${act.born.id} went out for the first time when it was too old`
      : undefined;
  },
  onCommit: (world, { orders }) =>
    firstWrong(orders, ({ id }) => {
      const act = world.ledger.acts.get(id);
      const taken = world.ledger.qrOrderTaken(id);
      // The guest has confirmed the same order again after showing its code.
      if (act?.row?.againAt !== undefined) return undefined;
      if (act && taken.some((one) => isTakenInTime(act, one))) return undefined;
      // An order sent in time may arrive late, because the connection may hold it for any time.
      return act?.sends.every((sent) => isKnownOld(act, sent))
        ? `order ${id} reached the kitchen too old`
        : undefined;
    }),
};

type Sending = Act['sends'][number];

/**
 * Returns true if a clock of the device shows that the order is too old; a small unseen set-back deceives all
 * clocks.
 */
function isKnownOld({ born, bornAt, setBackMs, hasSlept }: Act, { at, bootId }: Sending): boolean {
  const isSteadyClockGood = bootId === born.bootId && !hasSlept;
  if (born.kind !== 'order.create' || (setBackMs > 0 && !isSteadyClockGood)) return false;
  return at - bornAt > ORDER_TTL_MS + SLACK_MS;
}

/** Returns true if a tablet took the order from the phone in time, by the tap's time that the phone tells. */
function isTakenInTime(order: Act, { bornAt }: Act): boolean {
  const aheadMs = Math.max(0, order.born.createdAt - order.bornAt);
  return bornAt - order.bornAt <= ORDER_TTL_MS + aheadMs + SLACK_MS;
}
