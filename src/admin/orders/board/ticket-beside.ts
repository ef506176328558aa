import { type Columns, OPEN_STATUSES } from '../shared/order-columns';

export type Arrow = 'up' | 'down' | 'left' | 'right';

/** Returns the next ticket for an arrow key, at an edge the same ticket, without focus the first. */
export function ticketBeside(
  columns: Columns,
  fromId: string | undefined,
  arrow: Arrow,
): string | undefined {
  const ids = OPEN_STATUSES.map((status) => columns[status].map(({ id }) => id));
  const column = ids.findIndex((column) => fromId !== undefined && column.includes(fromId));
  if (fromId === undefined || column === -1) return ids.flat()[0];
  const row = ids[column]?.indexOf(fromId) ?? 0;
  if (arrow === 'up' || arrow === 'down') {
    return ids[column]?.[row + (arrow === 'down' ? 1 : -1)] ?? fromId;
  }
  const others = arrow === 'right' ? ids.slice(column + 1) : ids.slice(0, column).reverse();
  const next = others.find((column) => column.length > 0);
  return next?.[Math.min(row, next.length - 1)] ?? fromId;
}
