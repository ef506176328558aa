import { defineConfig } from '@lingui/cli';

/** What every area says: the layers that all screens share. */
const shared = [
  'src/ui/overlays',
  'src/ui/feedback',
  'src/ui/controls',
  'src/ui/layout',
  'src/app',
];
/** What is said from the checkout on: it comes with those screens. */
const codes = ['src/i18n', 'src/ui/form', 'src/ui/install'];
const BAR_ONLY = '**/i18n/bar-error-text.ts';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'tr'],
  catalogs: [
    {
      path: 'src/i18n/locales/{locale}/guest',
      include: [
        'src/guest/home',
        'src/guest/menu',
        'src/guest/shared/OpenNow.tsx',
        'src/guest/shared/LanguageToggle.tsx',
        'src/guest/shared/sections.ts',
        'src/guest/age',
        'src/guest/status/UpdateChip.tsx',
        ...shared,
      ],
      // A choice comes with the words of what follows the menu; what staff see never reaches a guest's phone.
      exclude: [
        '**/choices/ChoiceDialogs.tsx',
        '**/home/OrderLink.tsx',
        '**/home/SectionBar.tsx',
        '**/choices/FriesChoice.tsx',
        '**/choices/use-choice.ts',
        '**/app/Staff*.tsx',
        '**/app/staff-pages.ts',
      ],
    },
    {
      path: 'src/i18n/locales/{locale}/order',
      include: [
        'src/guest/checkout',
        'src/guest/orders',
        'src/guest/shared/Action.tsx',
        'src/guest/shared/PayByCard.tsx',
        'src/guest/shared/BarAwayNote.tsx',
        'src/guest/status/InstallCard.tsx',
        'src/guest/status/FinishFirst.tsx',
        'src/guest/status/StorageBanner.tsx',
        ...codes,
      ],
      exclude: ['**/i18n/theme-words.ts', BAR_ONLY],
    },
    {
      path: 'src/i18n/locales/{locale}/site',
      include: [
        'src/guest/bookings',
        'src/guest/waitlist',
        'src/guest/about',
        'src/guest/messages',
        'src/guest/venue',
        'src/guest/whats-on',
        'src/guest/without-scripts',
        'src/guest/club',
        'src/guest/item',
        'src/guest/cart',
        'src/guest/home/OrderLink.tsx',
        'src/guest/home/SectionBar.tsx',
        'src/guest/orders/shared/OrderAgain.tsx',
        'src/guest/shared/PayByCard.tsx',
        'src/guest/menu/choices/ChoiceDialogs.tsx',
        'src/guest/menu/choices/FriesChoice.tsx',
        'src/guest/menu/choices/use-choice.ts',
        'src/guest/menu/dish/Dish.tsx',
        'src/guest/menu-sheet',
        'src/guest/seating',
        'src/guest/kiosk',
        'src/guest/shared/BarAwayNote.tsx',
        'src/guest/status/FinishFirst.tsx',
        ...codes,
      ],
      exclude: [BAR_ONLY],
    },
    {
      path: 'src/i18n/locales/{locale}/admin',
      include: ['src/admin', ...shared, ...codes],
      exclude: ['**/admin/pad/**'],
    },
    // The waiter's entry is a part of its own, with its words.
    { path: 'src/i18n/locales/{locale}/pad', include: ['src/admin/pad'] },
  ],
  orderBy: 'message',
  format: 'po',
  formatOptions: { lineNumbers: false, origins: false },
});
