import { defineConfig } from '@lingui/cli';

/** What every area says: the floors that all screens share. */
const shared = [
  'src/ui/overlays',
  'src/ui/feedback',
  'src/ui/controls',
  'src/ui/layout',
  'src/app',
];
/** What is said from the checkout on: it comes with those screens. */
const codes = ['src/i18n', 'src/ui/form'];

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'tr'],
  catalogs: [
    {
      path: 'src/i18n/locales/{locale}/guest',
      include: [
        'src/guest/home',
        'src/guest/menu',
        'src/guest/age',
        'src/guest/status/UpdateChip.tsx',
        ...shared,
      ],
      // A choice comes with the words of what follows the menu; what staff see never reaches a guest's phone.
      exclude: ['**/menu/*Dialog.tsx', '**/menu/ChoiceFooter.tsx', '**/app/Staff*.tsx'],
    },
    {
      path: 'src/i18n/locales/{locale}/order',
      include: [
        'src/guest/checkout',
        'src/guest/orders',
        'src/guest/status/InstallCard.tsx',
        'src/guest/status/IosSteps.tsx',
        'src/guest/status/StorageBanner.tsx',
        ...codes,
      ],
    },
    {
      path: 'src/i18n/locales/{locale}/site',
      include: [
        'src/guest/reservations',
        'src/guest/brunch',
        'src/guest/about',
        'src/guest/contact',
        'src/guest/club',
        'src/guest/item',
        'src/guest/cart',
        'src/guest/orders/OrderAgain.tsx',
        'src/guest/menu/FriesDialog.tsx',
        'src/guest/menu/SauceDialog.tsx',
        'src/guest/menu/ChoiceFooter.tsx',
        'src/guest/menu/use-add-chosen.ts',
        'src/guest/menu/DishName.tsx',
        'src/guest/menu/Price.tsx',
        'src/guest/sheet',
        'src/guest/status/BarAwayBanner.tsx',
        'src/guest/status/IosSteps.tsx',
        ...codes,
      ],
    },
    { path: 'src/i18n/locales/{locale}/admin', include: ['src/admin', ...shared, ...codes] },
  ],
  orderBy: 'message',
  format: 'po',
  formatOptions: { lineNumbers: false, origins: false },
});
