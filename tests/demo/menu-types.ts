export type Category = { id: number; slug: string };

/** Holds the fields of a dish that the story reads. */
export type MenuItemRead = {
  id: number;
  categoryId: number;
  name: string;
  price: string;
  alcohol: boolean;
  tobacco: boolean;
  slug: string;
};
