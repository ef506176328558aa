import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { NAV_ITEMS } from './nav/nav-items';
import { PERSONAL_PAGES } from './personal-pages';

/** Reached from the dashboard, the shift report and the financials. */
const CARD_PAYMENTS = { to: '/admin/payments', label: msg`Card payments` } as const;

/** 'Admin Panel' for a section without a name. */
export function useSectionTitle(): string {
  const { t } = useLingui();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const section = [...NAV_ITEMS, ...PERSONAL_PAGES, CARD_PAYMENTS].find(({ to }) =>
    path.startsWith(to),
  );
  return section ? t(section.label) : t`Admin Panel`;
}
