import type { Invariant } from '../invariant';
import { nothingVanishes } from './i01-nothing-vanishes';
import { oneEffect } from './i02-one-effect';
import { sameResponse } from './i03-same-response';
import { neverLate } from './i04-never-late';
import { inOrder } from './i05-in-order';
import { copiesAgree } from './i06-copies-agree';
import { cursorNeverSkips } from './i07-cursor';
import { serverPrices } from './i08-prices';
import { inOwnName } from './i09-own-name';
import { drains } from './i10-drains';
import { noPerson } from './i11-no-person';
import { oneHolder } from './i13-one-holder';
import { onePartyATable } from './i14-one-party-a-table';
import { firstWins } from './i15-first-wins';
import { alarmEndsOnce } from './i16-alarm';
import { drinksFromTheTap } from './i17-first-drink';
import { qrOrderOnce } from './i18-qr-order';
import { noPartyOnAnother } from './i19-no-party-on-another';
import { oneBill } from './i20-one-bill';
import { billsAgree, brunchOnce, moneyIsKept, moneyToGiveBack } from './i21-bills';
import { closedDaysStand, countsExpect, daysAddUp, oneZ } from './i25-closed-days';
import { approved } from './i28-approved';
import { readyByTicks, roundsLand, ticksStay } from './i30-orders';
import { changedAsAsked } from './i33-as-asked';

// I12 (points never fall below zero and equal their ledger's sum) has no check yet, because the simulation has no
// points.
export const INVARIANTS: readonly Invariant[] = [
  nothingVanishes,
  oneEffect,
  sameResponse,
  neverLate,
  inOrder,
  copiesAgree,
  cursorNeverSkips,
  serverPrices,
  inOwnName,
  drains,
  noPerson,
  oneHolder,
  onePartyATable,
  firstWins,
  alarmEndsOnce,
  drinksFromTheTap,
  qrOrderOnce,
  noPartyOnAnother,
  oneBill,
  billsAgree,
  brunchOnce,
  moneyIsKept,
  moneyToGiveBack,
  closedDaysStand,
  countsExpect,
  daysAddUp,
  approved,
  readyByTicks,
  ticksStay,
  roundsLand,
  oneZ,
  changedAsAsked,
];
