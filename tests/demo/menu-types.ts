export type Category = { id: number; slug: string };

/** What the story reads of a dish. */
export type MenuItemRead = {
  id: number;
  categoryId: number;
  name: string;
  price: string;
  alcohol: boolean;
  tobacco: boolean;
  slug: string;
};
