import {
  type BillLine,
  coversLines,
  type EqualPart,
  linesKurus,
  nextPart,
  nextShare,
  openPieces,
  partsBegun,
  personShares,
} from '#domain/bills/bill-split';
import type { TakePaymentInput, TenderFor } from '#domain/bills/tender';
import { kurusOf, liraText } from '#domain/money';
import { typedNumber } from '#domain/quantity';
import { closeBill, takePayment } from '../../data/commands/bills';
import type { BillOnTablet } from '../../data/react/staff/use-staff-bills';
import { useCommand } from '../../data/react/use-app';
import { useFailedSave, useOneAtATime } from '../shared/sending';

export type TakeState = {
  share: 'all' | 'lines' | 'person' | 'part' | 'amount';
  people: number;
  /** People who share the chosen line; null means as many as have begun, or one. */
  sharers: number | null;
  personKey: string | null;
  typed: string;
  method: TakePaymentInput['method'] | null;
  /** The notes that the guest handed over (kuruş); 0 means exactly the sum. */
  given: number;
  keepsChange: boolean;
  tip: string;
  slip: string;
};

const FRESH: TakeState = {
  share: 'all',
  people: 2,
  sharers: null,
  personKey: null,
  typed: '',
  method: null,
  given: 0,
  keepsChange: false,
  tip: '',
  slip: '',
};

type Wanted = { kurus: number; covers: TenderFor };

/** Returns what the next payment takes; null while the choice is not complete. */
export function wantedOf(
  { share, people, sharers, personKey, typed }: TakeState,
  bill: Pick<BillOnTablet, 'openKurus' | 'payments'>,
  lines: readonly BillLine[],
  chosen: ReadonlySet<string>,
): Wanted | null {
  const { openKurus, payments } = bill;
  const all: Wanted = { kurus: openKurus, covers: { kind: 'all' } };
  switch (share) {
    case 'all':
      return all;
    case 'lines': {
      const open = lines.filter((line) => openPieces(line) > 0);
      const picked = open.filter(({ key }) => chosen.has(key));
      if (picked.length === 0) return null;
      const part = shareOf(picked, sharers);
      if (part) {
        const { kurus: own, ...shared } = part;
        return {
          kurus: Math.min(own, openKurus),
          covers: { ...coversLines(picked), share: shared },
        };
      }
      // All that is open takes the bill's rest with it, such as what an amount has paid before.
      const kurus = picked.length === open.length ? openKurus : linesKurus(picked, openKurus);
      return { kurus, covers: coversLines(picked) };
    }
    case 'person': {
      const person = personShares(lines, payments, openKurus).find(({ key }) => key === personKey);
      if (!person) return null;
      const { seatNo, name, place } = person;
      const who = { seatNo, name, ...(place !== undefined && { place }) };
      return { kurus: person.openKurus, covers: { kind: 'person', ...who } };
    }
    case 'part': {
      const next = nextPart(openKurus, people, payments);
      return next && { kurus: next.kurus, covers: { kind: 'part', part: next.part, of: next.of } };
    }
    case 'amount': {
      const kurus = kurusOf(typedNumber(typed));
      return kurus === null ? null : { kurus, covers: { kind: 'amount' } };
    }
  }
}

/** Returns the next part of a line that several people share; null for several lines or one person. */
export function shareOf(picked: readonly BillLine[], sharers: number | null): EqualPart | null {
  const [line, another] = picked;
  const of = sharers ?? line?.shared?.of ?? 1;
  return line && !another && of > 1 ? nextShare(line, of) : null;
}

/** A bill that is being split in parts goes on so. */
export function freshFor({ payments }: Pick<BillOnTablet, 'payments'>): TakeState {
  const people = partsBegun(payments);
  return people === null ? FRESH : { ...FRESH, share: 'part', people };
}

export function changeOf({ method, given }: TakeState, kurus: number): number {
  return method === 'cash' && given > 0 ? given - kurus : 0;
}

/** Returns the tip (kuruş); null while the typed text is no amount. */
export function tipOf(state: TakeState, kurus: number): number | null {
  if (state.keepsChange) return changeOf(state, kurus);
  return state.tip.trim() === '' ? 0 : kurusOf(typedNumber(state.tip));
}

export type Ending = { isServed: boolean; freesTable: boolean } | null;

/** Stores one payment, and with the last one the closing. A second tap before the redraw takes nothing. */
export function useTake(
  bill: BillOnTablet,
  onTaken: (ending: Ending, isShareLeft: boolean) => void,
) {
  const failed = useFailedSave();
  const take = useCommand(takePayment);
  const close = useCommand(closeBill);
  const { isBusy, run } = useOneAtATime();

  async function end(paidKurus: number, ending: Exclude<Ending, null>) {
    await close({
      billId: bill.id,
      worth: liraText(bill.worthKurus),
      paid: liraText(paidKurus),
      ...(ending.isServed && { isServed: true }),
      ...(ending.freesTable && { freesTable: true }),
    });
  }

  return {
    isBusy,
    take: (state: TakeState, { kurus, covers }: Wanted, ending: Ending) =>
      void run(async () => {
        const { method, given, slip } = state;
        if (method === null) return;
        const tip = tipOf(state, kurus);
        if (tip === null) return;
        await take({
          billId: bill.id,
          amount: liraText(kurus),
          method,
          covers,
          ...(method === 'cash' && given > 0 && { given: liraText(given) }),
          ...(tip > 0 && { tip: liraText(tip) }),
          ...(method === 'card' && slip.trim() && { slip: slip.trim() }),
        });
        if (ending) await end(bill.paidKurus + kurus, ending);
        const share = covers.kind === 'lines' ? covers.share : undefined;
        onTaken(ending, share !== undefined && share.part < share.of);
      }).catch(failed),
    close: (ending: Exclude<Ending, null>) =>
      void run(async () => {
        await end(bill.paidKurus, ending);
        onTaken(ending, false);
      }).catch(failed),
  };
}
