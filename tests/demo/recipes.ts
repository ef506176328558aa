import type { ResourceRecord } from '../../src/domain/resource/resource';
import type { DemoMenu } from './orders';
import type { Scene } from './story';

type Uses = readonly [stockName: string, quantity: number];

/** Lists a portion's use of the seeded stock, by category and by words of the dish's name. */
const BY_CATEGORY: Readonly<Record<string, readonly Uses[]>> = {
  burgers: [
    ['Burger buns', 1],
    ['Minced beef', 0.18],
  ],
  'wings-tenders': [
    ['Chicken tenders', 0.25],
    ['Frying oil', 0.05],
  ],
  shisha: [
    ['Shisha tobacco, double apple', 0.1],
    ['Shisha charcoal', 0.1],
  ],
};
const BY_NAME: readonly (readonly [RegExp, readonly Uses[]])[] = [
  [/efes malt/i, [['Efes Malt', 1]]],
  [/efes(?! malt)/i, [['Efes Pilsen', 0.02]]],
  [/tuborg/i, [['Tuborg Gold', 1]]],
  [/house red/i, [['House red', 0.2]]],
  [/house white/i, [['House white', 0.2]]],
  [/cola|coke/i, [['Cola', 1]]],
  [/\bsoda\b/i, [['Soda water', 1]]],
  [
    /fries/i,
    [
      ['Potatoes for fries', 0.3],
      ['Frying oil', 0.03],
    ],
  ],
  [
    /mojito/i,
    [
      ['White rum', 0.07],
      ['Fresh mint', 0.01],
      ['Soda water', 0.5],
    ],
  ],
  [/margarita/i, [['Tequila', 0.07]]],
];
const OF_FRIES: readonly Uses[] = [
  ['Potatoes for fries', 0.2],
  ['Frying oil', 0.02],
];

/** Enters recipes, so that the stock follows the orders. */
export async function writeRecipes({ manager }: Scene, menu: DemoMenu): Promise<void> {
  const { body } = await manager.send('/api/admin/inventory?limit=50');
  const ids = new Map((body.rows as ResourceRecord[]).map(({ nameEn, id }) => [nameEn, id]));
  const parts = menu.items.map(({ id, slug, name }) => [`dish:${id}`, usesOf(slug, name)] as const);
  const fries = ['plain', 'seasoned'].map((kind) => [`fries:${kind}`, OF_FRIES] as const);
  for (const [part, uses] of [...parts, ...fries]) {
    const lines = uses.map(([name, quantity]) => ({ itemId: ids.get(name), quantity }));
    if (lines.length === 0) continue;
    const request = { method: 'PUT', body: { lines } } as const;
    const { status } = await manager.send(`/api/admin/recipes/${part}`, request);
    if (status !== 200) throw new Error(`The recipe of ${part} was refused: ${status}`);
  }
}

function usesOf(slug: string, name: string): readonly Uses[] {
  const byName = BY_NAME.find(([words]) => words.test(name))?.[1] ?? [];
  return BY_CATEGORY[slug] ?? byName;
}
