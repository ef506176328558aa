/** Readers of these lists need all entries at once, so the venue has at most this many; `list.full` refuses one more. */
export const LIST_CAPS = {
  menu_category: 100,
  menu_item: 500,
  inventory_item: 1_000,
  staff: 300,
  venue_table: 200,
  kiosk: 50,
  drawer: 200,
  printer: 20,
} as const;
