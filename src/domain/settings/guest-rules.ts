import type { ClubRules } from '../club/points';
import { LIRA_PER_POINT } from '../club/points';
import type { ServiceType } from '../orders/order';
import {
  COLLECTION_READY_MINUTES,
  DELIVERY_FEE_KURUS,
  DELIVERY_RADIUS_KM,
  SERVICE_TYPES,
} from '../orders/order';

/** The settings that a guest's page follows. Phones keep the last known ones; the server decides. */
export type GuestRules = {
  isPaused: boolean;
  services: readonly ServiceType[];
  /** Added to every waiting time; 0: not busy. */
  busyMinutes: number;
  deliveryFeeKurus: number;
  deliveryRadiusKm: number;
  liraPerPoint: number;
  /** Evenings that cannot be booked, yyyy-MM-dd. */
  closedDays: readonly string[];
  /** Missing: guests order alcohol and shisha at the table. */
  isAlcoholOff?: true;
  /** Read with `tableRulesIn`; missing: the usual ones. */
  bookings?: unknown;
  /** Read with `brunchRulesIn`; missing: the usual brunch. */
  brunch?: unknown;
  /** The server omits the usual ones. */
  club?: ClubRules;
  /** Read with `openingIn`; missing: the usual hours. */
  opening?: unknown;
  /** true: orders are refused while the venue is closed. */
  isClosedRefused?: unknown;
};

export const USUAL_RULES: GuestRules = {
  isPaused: false,
  services: SERVICE_TYPES,
  busyMinutes: 0,
  deliveryFeeKurus: DELIVERY_FEE_KURUS,
  deliveryRadiusKm: DELIVERY_RADIUS_KM,
  liraPerPoint: LIRA_PER_POINT,
  closedDays: [],
};

export function readyMinutes({ busyMinutes }: Pick<GuestRules, 'busyMinutes'>) {
  const { from, to } = COLLECTION_READY_MINUTES;
  return { from: from + busyMinutes, to: to + busyMinutes };
}

/** Returns the rules that differ from the usual ones, or undefined if all are usual. */
export function unusualRules<Rules extends object>(
  rules: Rules,
  usual: Rules,
): Partial<Rules> | undefined {
  const usualRules = new Map<string, unknown>(Object.entries(usual));
  const unusual = Object.entries(rules).filter(
    ([name, rule]) => JSON.stringify(rule) !== JSON.stringify(usualRules.get(name)),
  );
  // The entries are those of the rules.
  return unusual.length > 0 ? (Object.fromEntries(unusual) as Partial<Rules>) : undefined;
}
