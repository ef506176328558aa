import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createContext } from 'react';
import type { StaffOrderItem } from '#domain/orders/guest-order';
import { orderStatusOf } from '#domain/orders/order';
import { dishesOf } from '#domain/orders/ticket-lines';
import { type Station, stationOfRole } from '#domain/stations/station';
import {
  type BoardOrder,
  type BoardStation,
  storedBoardOrder,
  storedBoardStation,
} from '../../../data/preferences/board-choices';
import { useDeviceRole } from '../../../data/react/staff/use-devices';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-rows';
import { useStoredValue } from '../../../data/react/use-store';

/** `pass`: whole tickets, as they leave the kitchen. The bar sees them whole too, its own dishes first. */
export const BOARD_WORDS: Record<BoardStation, MessageDescriptor> = {
  bar: msg`Bar`,
  kitchen: msg`Kitchen`,
  grill: msg`Grill`,
  shisha: msg`Shisha`,
  pass: msg`Whole tickets`,
};

export type BoardView = { station: BoardStation; order: BoardOrder };

/** What a person chose on this device comes before the device's role. */
export function useBoardView(): BoardView {
  const role = useDeviceRole();
  const station =
    useStoredValue(storedBoardStation) ??
    (role === 'bar' ? 'bar' : (stationOfRole(role) ?? 'pass'));
  const order = useStoredValue(storedBoardOrder);
  // A station makes what waits longest; only the bar and the pass follow an order from step to step.
  return { station, order: order ?? (cutTo(station) === null ? 'columns' : 'oldest') };
}

/** null: a ticket outside the board, on which nobody ticks. */
export const BoardStationContext = createContext<BoardStation | null>(null);

/** Returns the one station to which the tickets are cut; null: they are whole. */
export function cutTo(station: BoardStation | null): Station | null {
  return station === null || station === 'bar' || station === 'pass' ? null : station;
}

/** Returns the orders with something to make at the station; the others have left its board. */
export function atStation(
  orders: readonly OrderOnBoard[],
  station: BoardStation,
): readonly OrderOnBoard[] {
  const cut = cutTo(station);
  if (cut === null) return orders;
  return orders.filter(
    (order) =>
      orderStatusOf(order.status) !== 'ready' &&
      dishesOf(order).toMake.some((item) => stationOf(item) === cut && item.readyAt === undefined),
  );
}

export function stationOf({ station = 'kitchen' }: Pick<StaffOrderItem, 'station'>): Station {
  return station;
}
