import { createContext, useContext } from 'react';
import type { OrderStatus } from '#domain/orders/order';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-rows';
import type { SwitchedDish } from '../../menu/sold-out';
import type { PrintKind } from '../print/print-job';
import type { TickRow } from './tick-rows';

export type OrderActions = {
  open: (order: OrderOnBoard) => void;
  /** A completed order whose own bill is open asks first how it is paid. */
  move: (order: OrderOnBoard, to: OrderStatus) => void;
  /** Says that the dishes of a row are done, or that they are not. */
  tick: (order: Pick<OrderOnBoard, 'id' | 'code'>, row: TickRow) => void;
  bill: (order: OrderOnBoard) => void;
  /** Asks for a reason, then cancels. */
  cancel: (order: OrderOnBoard) => void;
  print: (kind: PrintKind, order: OrderOnBoard) => void;
  switchDish: (dish: SwitchedDish) => void;
  /** Holds the sold-out dishes of the replica. */
  soldOut: ReadonlySet<number>;
};

export const OrderActionsContext = createContext<OrderActions | null>(null);

export function useOrderActions(): OrderActions {
  const actions = useContext(OrderActionsContext);
  if (!actions) throw new Error('An order is shown outside of its page.');
  return actions;
}
