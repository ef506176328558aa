import type { VatLicence } from '../bills/bill';
import { VAT } from '../bills/bill';
import type { MenuItem } from '../menu/menu-item';
import { equalParts } from '../seatings/bill';
import type { Station } from '../stations/station';

/** A line of a bill as it is sold; `missing` of its pieces did not come. */
export type SoldLine = {
  menuItemId: number;
  categoryId: number | null;
  nameEn: string;
  nameTr: string;
  imageUrl: string;
  quantity: number;
  unitKurus: number;
  vatBp: number | null;
  station: Station;
  missing: number;
};

type Party = {
  /** The agreed price of all booked people (kuruş). */
  totalKurus: number;
  booked: number;
  people: number;
  /** The part of a person's price that is drinks, percent. */
  drinksPercent: number;
  licence: VatLicence;
  /** The brunch on the menu; null if the menu has none now. */
  item: Pick<MenuItem, 'id' | 'categoryId' | 'nameEn' | 'nameTr' | 'imageUrl'> | null;
};

const NO_DISH = { id: 0, nameEn: 'Brunch', nameTr: 'Brunch', imageUrl: '' };

/**
 * Returns the lines of a brunch party: one a person's price, which differ by a kuruş where the total does not divide;
 * with a restaurant's licence the drinks have a line of their own, because their VAT differs.
 */
export function brunchLines(party: Party): SoldLine[] {
  const { totalKurus, booked, people, licence, drinksPercent, item } = party;
  const heads = equalParts(totalKurus, booked);
  const hasDrinks = licence === 'restaurant' && drinksPercent > 0;
  const groups = [...new Set(heads)].map((kurus) => heads.filter((one) => one === kurus));
  let missing = booked - people;
  return [...groups].reverse().flatMap((group) => {
    const [kurus = 0] = group;
    const gone = Math.min(missing, group.length);
    missing -= gone;
    const { id: menuItemId, nameEn, nameTr, imageUrl } = item ?? NO_DISH;
    const categoryId = item?.categoryId ?? null;
    const of = { menuItemId, categoryId, imageUrl, quantity: group.length, missing: gone };
    const rate = licence === 'unknown' ? null : licence === 'bar' ? VAT.standard : VAT.reduced;
    const drinks = hasDrinks ? Math.round((kurus * drinksPercent) / 100) : 0;
    const made = { station: 'kitchen' as const, vatBp: rate };
    const food = { ...of, ...made, nameEn, nameTr, unitKurus: kurus - drinks };
    if (!hasDrinks) return [food];
    const drink = {
      ...of,
      nameEn: `${nameEn}: drinks`,
      nameTr: `${nameTr}: içecekler`,
      unitKurus: drinks,
      vatBp: VAT.standard,
      station: 'bar' as const,
    };
    return [food, drink];
  });
}
