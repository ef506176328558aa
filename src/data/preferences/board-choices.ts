import type { TableArea } from '#domain/bookings/booking';
import { TABLE_AREAS } from '#domain/bookings/booking';
import type { Station } from '#domain/stations/station';
import { STATIONS } from '#domain/stations/station';
import { recordOf } from '../json';
import { storedValue } from '../storage/browser-storage';

export type BoardWork = Readonly<Record<string, string>>;

/** The stored work survives a reload: the cook must still learn of a cancellation. */
export const storedWork = storedValue<BoardWork>('bb-board-work', (text) => {
  const kept = Object.entries(recordOf(text ?? undefined) ?? {});
  return Object.fromEntries(
    kept.flatMap(([id, status]) => (typeof status === 'string' ? [[id, status]] : [])),
  );
});

type Hand = 'right' | 'left';

export const storedHand = storedValue<Hand>('bb-board-hand', (text) =>
  text === 'left' ? 'left' : 'right',
);

/** Stores whether single-key shortcuts work; staff can turn them off for dictation. */
export const storedKeys = storedValue<boolean>('bb-board-keys', (text) => text !== 'off');

export type BoardStation = Station | 'pass';

/** Whose dishes the board of this device shows; null: those of its role. */
export const storedBoardStation = storedValue<BoardStation | null>(
  'bb-board-station',
  (text) => [...STATIONS, 'pass' as const].find((one) => one === text) ?? null,
);

/** Four columns by status, or all tickets in one row of columns, the oldest first. */
export const BOARD_ORDERS = ['columns', 'oldest'] as const;
export type BoardOrder = (typeof BOARD_ORDERS)[number];

/** null: the usual one of the board's station. */
export const storedBoardOrder = storedValue<BoardOrder | null>(
  'bb-board-order',
  (text) => BOARD_ORDERS.find((order) => order === text) ?? null,
);

/** The floor opens on the area that this device showed last. */
export const storedArea = storedValue<TableArea>(
  'bb-floor-area',
  (text) => TABLE_AREAS.find((area) => area === text) ?? 'indoor',
);

/** The question what this device is was put away. */
export const storedDeviceAsk = storedValue<boolean>('bb-device-asked', (text) => text !== null);

/** The rail shows whole sentences. */
export const storedRail = storedValue<boolean>('bb-rail', (text) => text === 'wide');

/** The box of this device, by its id; null means the box at the bar. */
export const storedBox = storedValue<string | null>('bb-box', (text) => text);

/** What a mutation that moves cash tells about this device. */
export function ofThisDevice(): { drawer?: string } {
  const drawer = storedBox.get();
  return drawer === null ? {} : { drawer };
}
