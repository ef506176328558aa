import { firstWrong, type Invariant } from '../invariant';

/** From the tap the act may take so long to the bar, without either clock knowing of it. */
const LONGEST_WAY_MS = 46_000;

/** I17: a party's time of drinks runs from the tap: not from when the tablet got through, and not from before. */
export const drinksFromTheTap: Invariant = {
  name: 'I17 drinks from the tap',
  harm: 'wrong',
  onCommit: ({ house, ledger }, { receipts }) =>
    firstWrong(receipts, ({ mutation_id: id, kind, status }) => {
      const act = ledger.acts.get(id);
      if (kind !== 'brunch.first_drink' || status !== 200 || !act) return undefined;
      const [row] = house.rows<{ at: number | null; received_at: number }>(
        'select first_drink_at as at, received_at from brunch_reservation where id = ?',
        act.born.path.split('/').at(-2),
      );
      if (!row || row.at === null) return undefined;
      const { bornAt, setBackMs, setAheadMs, hasSlept } = act;
      const isClockGood = setBackMs === 0 && !hasSlept;
      const earliest = Math.max(row.received_at, bornAt - setAheadMs - 1_000);
      if (row.at < earliest) return `${id} was tapped at ${bornAt}, drinks run since ${row.at}`;
      return isClockGood && row.at > bornAt + LONGEST_WAY_MS
        ? `${id} was tapped at ${bornAt}, drinks run only since ${row.at}`
        : undefined;
    }),
};
