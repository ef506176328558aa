import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp } from '../../support/bar/test-app';
import type { TestBrowser } from '../../support/bar/test-browser';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { ADA, earn, newMember, redeem, SIDE, TENDERS } from '../../support/data/test-members';
import { DISH, lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';

const EVE = { ...ADA, firstName: 'Eve', email: 'eve@example.com' };
const STRONG_SIDE = 26;

/** Ada has a hold and points; Eve has points only; a stranger has neither. */
type Scene = {
  bar: TestApp;
  ada: { id: string; browser: TestBrowser };
  eve: { id: string; browser: TestBrowser };
  stranger: TestBrowser;
  holdId: string;
};
type Refusal = [title: string, code: string, act: (scene: Scene) => Promise<{ body: object }>];

const free = (itemId: number, more: object = {}) => ({
  originalMenuItemId: itemId,
  quantity: 1,
  ...more,
});

const orderBy = (
  who: { id: string | null; browser: TestBrowser },
  redeemedItems: object[],
  more: object = {},
) => placeOrder(who.browser, lemonades({ userId: who.id, redeemedItems, ...more }));

const points = (browser: TestBrowser, pointsToRedeem: unknown, menuItemId: unknown) =>
  browser.send('/api/loyalty/redeem', { body: { pointsToRedeem, menuItemId } });

const REDEEMING: Refusal[] = [
  ['no points', 'invalid_input', ({ ada }) => points(ada.browser, 0, SIDE)],
  ['points below zero', 'invalid_input', ({ ada }) => points(ada.browser, -100, SIDE)],
  ['half a point', 'invalid_input', ({ ada }) => points(ada.browser, 99.5, SIDE)],
  ['points as text', 'invalid_input', ({ ada }) => points(ada.browser, '100', SIDE)],
  ['endless points', 'invalid_input', ({ ada }) => points(ada.browser, 1e308, SIDE)],
  ['one point for a side', 'loyalty.wrong_points', ({ ada }) => points(ada.browser, 1, SIDE)],
  [
    'the price of another dish',
    'loyalty.wrong_points',
    ({ ada }) => points(ada.browser, 100, TENDERS),
  ],
  [
    'a dish that nobody knows',
    'loyalty.not_a_reward',
    ({ ada }) => points(ada.browser, 100, 987_654),
  ],
  ['a dish below zero', 'invalid_input', ({ ada }) => points(ada.browser, 100, -SIDE)],
  ['a soft drink', 'loyalty.not_a_reward', ({ ada }) => points(ada.browser, 100, DISH.lemonade)],
  ['a cocktail', 'loyalty.not_a_reward', ({ ada }) => points(ada.browser, 300, DISH.cocktail)],
  [
    'alcohol that somebody marked as a reward',
    'loyalty.not_a_reward',
    ({ ada }) => points(ada.browser, 100, STRONG_SIDE),
  ],
  [
    'more points than there are',
    'loyalty.insufficient_points',
    ({ eve }) => points(eve.browser, 300, DISH.classic),
  ],
  ['nobody signed in', 'unauthorized', ({ stranger }) => points(stranger, 100, SIDE)],
];

const ORDERING: Refusal[] = [
  [
    'a free line that was never redeemed',
    'order.reward_not_held',
    ({ eve }) => orderBy(eve, [free(SIDE)]),
  ],
  [
    'a free line of a stranger',
    'order.points_need_member',
    ({ stranger }) => orderBy({ id: null, browser: stranger }, [free(SIDE)]),
  ],
  [
    'another member’s dish',
    'order.reward_not_held',
    ({ eve, holdId }) => orderBy(eve, [free(SIDE, { holdId })]),
  ],
  [
    'another member’s id',
    'order.points_need_member',
    ({ ada, eve, holdId }) =>
      orderBy({ id: ada.id, browser: eve.browser }, [free(SIDE, { holdId })]),
  ],
  [
    'another dish than the one redeemed',
    'order.reward_not_held',
    ({ ada, holdId }) => orderBy(ada, [free(DISH.classic, { holdId })]),
  ],
  [
    'a dish under an id made up',
    'order.reward_not_held',
    ({ ada }) => orderBy(ada, [free(SIDE, { holdId: newOrderId() })]),
  ],
  [
    'the same dish twice',
    'order.reward_not_held',
    ({ ada, holdId }) => orderBy(ada, [free(SIDE, { holdId }), free(SIDE, { holdId })]),
  ],
  [
    'two plates for one',
    'invalid_input',
    ({ ada, holdId }) => orderBy(ada, [free(SIDE, { holdId, quantity: 2 })]),
  ],
  [
    'points used that are none',
    'order.reward_not_held',
    ({ ada, holdId }) => orderBy(ada, [free(SIDE, { holdId, pointsUsed: 0 })]),
  ],
  [
    'points used below zero',
    'order.reward_not_held',
    ({ ada, holdId }) => orderBy(ada, [free(SIDE, { holdId, pointsUsed: -100 })]),
  ],
  [
    'a cocktail as a free line',
    'order.reward_not_held',
    ({ ada }) => orderBy(ada, [free(DISH.cocktail)]),
  ],
  [
    'a paid line that says of itself it is free',
    'price_changed',
    ({ ada }) =>
      orderBy(ada, [], {
        items: [
          {
            originalMenuItemId: SIDE,
            quantity: 1,
            price: '0.00',
            isRedeemed: true,
            pointsUsed: 100,
          },
        ],
        totalAmount: '0.00',
      }),
  ],
  [
    'a sauce for a side',
    'order.option_not_for_item',
    ({ ada, holdId }) => orderBy(ada, [free(SIDE, { holdId, customizations: { sauce: 'bbq' } })]),
  ],
];

const READING: Refusal[] = ['loyalty', 'orders', 'reservations', 'export'].map((path) => [
  `another member’s ${path}`,
  'not_found',
  ({ ada, eve }) => eve.browser.send(`/api/users/${ada.id}/${path}`),
]);

const WRITING: Refusal[] = [
  [
    'another member’s data, to delete',
    'not_found',
    ({ ada, eve }) => eve.browser.send(`/api/users/${ada.id}`, { method: 'DELETE' }),
  ],
  [
    'another member’s word on offers',
    'not_found',
    ({ ada, eve }) =>
      eve.browser.send(`/api/users/${ada.id}/consents`, {
        body: { channel: 'email', isGranted: true },
      }),
  ],
  [
    'an offer by pigeon',
    'invalid_input',
    ({ ada }) =>
      ada.browser.send(`/api/users/${ada.id}/consents`, {
        body: { channel: 'pigeon', isGranted: true },
      }),
  ],
];

/** Reads every row that a refusal could have changed. */
async function stateOf({ bar }: Scene): Promise<unknown> {
  const tables = [
    'loyalty_entry',
    'reward_hold',
    'member',
    'consent',
    '"order"',
    'order_line',
    'effect',
  ];
  return Promise.all(tables.map((name) => bar.rows(`SELECT * FROM ${name} ORDER BY 1, 2`)));
}

async function openScene(bar: TestApp): Promise<Scene> {
  await bar.rows(
    `UPDATE menu_item SET reward_kind = 'side', alcohol = 1, is_available = 1 WHERE id = ${STRONG_SIDE}`,
  );
  const staff = await signIn(bar, 'staff');
  const [ada, eve] = [await newMember(bar), await newMember(bar, EVE)];
  await earn(ada, staff, 700);
  await earn(eve, staff, 200);
  const { body } = await redeem(ada, { points: 100, itemId: SIDE });
  return { bar, ada, eve, stranger: createBrowser(bar), holdId: String(body.holdId) };
}

describeApp('the club refuses and changes nothing', (openApp) => {
  test.each([
    ['for a free dish', REDEEMING],
    ['for an order with free dishes', ORDERING],
    ['for what belongs to another member', READING],
    ['for a change to another member', WRITING],
  ])('%s', async (_, refusals) => {
    const scene = await openScene(await openApp());
    const before = await stateOf(scene);
    for (const [title, code, act] of refusals) {
      const { body } = await act(scene);
      expect.soft([title, (body as { code?: unknown }).code]).toEqual([title, code]);
      expect.soft(await stateOf(scene), title).toEqual(before);
    }
  });

  test('when a member returns another member’s dish', async () => {
    const scene = await openScene(await openApp());
    const before = await stateOf(scene);
    await scene.eve.browser.send(`/api/loyalty/holds/${scene.holdId}`, { method: 'DELETE' });
    expect(await stateOf(scene)).toEqual(before);
  });
});
