import { type LegalText, OPERATOR } from './legal-text';

export const DISTANCE_SALE_EN: LegalText = {
  title: 'Information before you order',
  description: 'Who sells, what it costs, how it is brought and paid, and your rights.',
  sections: [
    {
      heading: 'The seller',
      blocks: [
        'You order from the operator of Bar Bliss in Fethiye. This information is given under the Turkish Consumer Law (No. 6502) and the Regulation on Distance Contracts.',
        OPERATOR,
      ],
    },
    {
      heading: 'What you order and what it costs',
      blocks: [
        `Dishes and drinks as the menu describes them, at the prices shown there and in the price list. Prices include VAT. Prices of burgers and hot dogs include fries ({friesPrice} lira); sauces are free. There is no service, cover or table charge.`,
        `Delivery costs {deliveryFee} lira and is shown as a line of its own; table service and collection cost nothing extra. Before you place an order you see each line and the total.`,
      ],
    },
    {
      heading: 'How you pay',
      blocks: [
        'Delivery and collection: by cash or card when you receive the order. At a table: on the table bill. An order is not paid online.',
      ],
    },
    {
      heading: 'How it reaches you',
      blocks: [
        {
          list: [
            `Delivery: to addresses within {deliveryRadius} km of the bar.`,
            'Collection: ready in 15–20 minutes.',
            'Table service: brought to your table.',
          ],
        },
        'Opening hours of the bar: {hours}. What is ordered outside these hours is prepared from opening time; the page says so before you order. If something is sold out or a price has changed, the order is not accepted until you have seen and confirmed the change.',
      ],
    },
    {
      heading: 'Alcohol and tobacco',
      blocks: [
        'Alcoholic drinks and shisha are served at the table only, to people of 18 years and above. They cannot be ordered for delivery or collection.',
      ],
    },
    {
      heading: 'Cancelling and withdrawing',
      blocks: [
        'You can cancel on the page of your order until the bar has confirmed it. After that, please speak to the team.',
        'The 14-day right of withdrawal does not apply to food and drink: they spoil quickly and are supplied for a certain time (Regulation on Distance Contracts, Article 15/1-c and g). Your rights if something is defective are not touched (Law No. 6502, Articles 8 to 12).',
      ],
    },
    {
      heading: 'Complaints',
      blocks: [
        'Tell the team or write to us at the contacts above. You can also apply to the consumer arbitration committee or the consumer court where you live or where you bought, within the monetary limits announced every year.',
      ],
    },
  ],
};
