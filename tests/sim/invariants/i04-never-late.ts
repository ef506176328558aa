import { ORDER_TTL_MS } from '#domain/sync/age';
import { firstWrong, type Invariant } from '../invariant';
import type { Act } from '../ledger';

/** Between the look at the clock and the sending lie a transaction and the session's row. */
const SLACK_MS = 1_000;

/** I4: an order older than the limit is neither sent nor accepted without a new confirmation. */
export const neverLate: Invariant = {
  name: 'I4 never late',
  harm: 'late',
  onSend({ codesAsked }, __, act) {
    const [first] = act.sends;
    // What was shown as a code the bar may have by now: it is asked, however late, and decides.
    const isShown = codesAsked.has(act.born.id) && act.row?.shownAt !== undefined;
    // A page that died between the claim and the sending leaves an attempt whose end nobody knows: the server decides.
    const wasTried = (act.row?.attempts ?? 0) > 0;
    return !isShown && !wasTried && act.sends.length === 1 && first && isKnownOld(act, first)
      ? `${act.born.kind} ${act.born.id} went out for the first time when it was too old`
      : undefined;
  },
  onCommit: (world, { orders }) =>
    firstWrong(orders, ({ id }) => {
      const act = world.ledger.acts.get(id);
      const taken = world.ledger.qrOrderTaken(id);
      // Its guest has said yes again to the very same order, whose code was shown.
      if (act?.row?.againAt !== undefined) return undefined;
      if (act && taken.some((one) => isTakenInTime(act, one))) return undefined;
      // What was sent in time may arrive late: nobody can tell how long the line has held it.
      return act?.sends.every((sent) => isKnownOld(act, sent))
        ? `order ${id} reached the kitchen too old`
        : undefined;
    }),
};

type Sending = Act['sends'][number];

/** Older than it may be, by a clock that the device has: one set back a little, unseen, deceives everybody. */
function isKnownOld({ born, bornAt, setBackMs, hasSlept }: Act, { at, bootId }: Sending): boolean {
  const isSteadyClockGood = bootId === born.bootId && !hasSlept;
  if (born.kind !== 'order.create' || (setBackMs > 0 && !isSteadyClockGood)) return false;
  return at - bornAt > ORDER_TTL_MS + SLACK_MS;
}

/** Taken from the phone while it was fresh, as far as anybody could know: the phone says when it was tapped. */
function isTakenInTime(order: Act, { bornAt }: Act): boolean {
  const aheadMs = Math.max(0, order.born.createdAt - order.bornAt);
  return bornAt - order.bornAt <= ORDER_TTL_MS + aheadMs + SLACK_MS;
}
