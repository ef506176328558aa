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
const FIRST_VIEW = [
  'src/guest/shared/LanguageToggle.tsx',
  'src/guest/shared/OpenNow.tsx',
  'src/guest/shared/sections.ts',
  'src/guest/status/UpdateChip.tsx',
];
/** What a visit with an order shows of bookings and of the club. */
const INVITED = [
  'src/guest/bookings/BrunchName.tsx',
  'src/guest/bookings/TablesSection.tsx',
  'src/guest/bookings/use-booking-news.ts',
  'src/guest/club/ClubInvite.tsx',
  'src/guest/club/ClubSection.tsx',
  'src/guest/club/TierStrip.tsx',
];
/** What few visits open. */
const SELDOM = [
  'src/guest/item/FiltersDialog.tsx',
  'src/guest/messages/ChatDialog.tsx',
  'src/guest/orders/my-orders/MyOrdersDialog.tsx',
  'src/guest/orders/page/OrderFailedPage.tsx',
  'src/guest/orders/show-code/QrOrderDialog.tsx',
  'src/guest/orders/unsent/OutboxDialog.tsx',
  'src/guest/seating/SitDownPage.tsx',
  'src/guest/seating/TableDialog.tsx',
  'src/guest/seating/use-person-name.ts',
  'src/i18n/lira-text.ts',
  'src/i18n/outbox-text.ts',
];

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'tr'],
  catalogs: [
    {
      path: 'src/i18n/locales/{locale}/guest',
      include: ['src/guest/home', 'src/guest/menu', 'src/guest/age', ...FIRST_VIEW, ...shared],
      // A choice comes with the words of what follows the menu; what staff see never reaches a guest's phone.
      exclude: [
        '**/choices/ChoiceDialogs.tsx',
        '**/home/OrderLink.tsx',
        '**/home/SectionBar.tsx',
        '**/choices/FriesChoice.tsx',
        '**/app/Staff*.tsx',
        '**/app/staff-pages.ts',
      ],
    },
    {
      path: 'src/i18n/locales/{locale}/visit',
      include: [
        'src/guest/about',
        'src/guest/cart',
        'src/guest/checkout',
        'src/guest/home/OrderLink.tsx',
        'src/guest/home/SectionBar.tsx',
        'src/guest/item',
        'src/guest/menu-sheet',
        'src/guest/menu/choices',
        'src/guest/menu/dish/Dish.tsx',
        'src/guest/messages',
        'src/guest/orders',
        'src/guest/seating',
        'src/guest/shared',
        'src/guest/status',
        'src/guest/venue',
        'src/guest/whats-on',
        ...INVITED,
        ...codes,
      ],
      exclude: [...FIRST_VIEW, ...SELDOM, BAR_ONLY],
    },
    {
      path: 'src/i18n/locales/{locale}/seldom',
      include: [
        'src/guest/bookings',
        'src/guest/club',
        'src/guest/kiosk',
        'src/guest/waitlist',
        'src/guest/without-scripts',
        ...SELDOM,
      ],
      exclude: INVITED,
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
