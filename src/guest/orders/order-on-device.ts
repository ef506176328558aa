import type { useOrder } from '../../data/react/use-order';

/** An order as this phone knows it, one shape per state. */
export type OrderOnDevice = ReturnType<typeof useOrder>;
export type OrderIn<State extends OrderOnDevice['state']> = Extract<
  OrderOnDevice,
  { state: State }
>;
export type LocalOrder = OrderIn<'stale'>['local'];
