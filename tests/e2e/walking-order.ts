import type { Language } from './bar-test';
import type { guestOn } from './guest';
import { WORDS } from './words';

/** The three lines that every walk orders: a burger with fries, wings with a sauce, and a side. */
const BURGER = 1;
const WINGS = 71;
const SIDE = 25;
const FRIES_LIRA = 100;

type MenuRow = { id: number; nameEn: string; nameTr: string; price: string };

/** Puts the three lines into the cart; returns what they must cost, from the house's own menu. */
export async function fillCart(
  guest: ReturnType<typeof guestOn>,
  language: Language,
  menu: MenuRow[],
) {
  const row = (id: number) => {
    const found = menu.find((item) => item.id === id);
    if (!found) throw new Error(`No item ${id} on the menu.`);
    return found;
  };
  const name = (id: number) => (language === 'tr' ? row(id).nameTr : row(id).nameEn);
  const words = WORDS[language];
  await guest.addWith(name(BURGER), words.plainFries);
  await guest.addWith(name(WINGS), words.spicy);
  await guest.add(name(SIDE));
  const lira = [BURGER, WINGS, SIDE].reduce((sum, id) => sum + Number(row(id).price), 0);
  return (lira + FRIES_LIRA).toFixed(2);
}

export async function readMenu(url: string): Promise<MenuRow[]> {
  const answer = await fetch(`${url}/api/menu/items`);
  return (await answer.json()) as MenuRow[];
}
