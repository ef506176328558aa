import type { MenuItem } from '#domain/menu/menu-item';
import type { FetchPort } from '../../src/data/deps';

/** A bar as a device meets it: its API, and what a person behind it could see and change. */
export type TestBar = {
  fetch: FetchPort;
  orders(): Promise<{ id: string; status: string; totalAmount: string }[]>;
  changeItem(
    id: number,
    change: Partial<Pick<MenuItem, 'priceKurus' | 'isAvailable'>>,
  ): Promise<void>;
  close(): Promise<void>;
};
