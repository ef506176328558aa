import { Trans } from '@lingui/react/macro';
import { shownKurus } from '#domain/money';
import type { PaymentList } from '#domain/payments/payment-read';
import { useStaffFigures } from '../../../data/react/staff/use-staff-figures';
import { formatMoney } from '../../../i18n/format';
import { Banner } from '../../../ui/feedback/Banner';

const ASK_EVERY_MS = 10_000;

/** Says that guests of this table are paying by card while staff take the money of its bill. */
export function GuestsAtBank({ seatingId }: { seatingId: string }) {
  const { value } = useStaffFigures<PaymentList>(
    `/api/admin/payments?seatingId=${seatingId}`,
    ASK_EVERY_MS,
  );
  const payments = value?.payments ?? [];
  if (payments.length === 0) return null;
  const kurus = payments.reduce((sum, { amount }) => sum + shownKurus(amount), 0);
  const shown = formatMoney(kurus, 'tr');
  return (
    <Banner tone="honey" shape="box" role="status">
      <Trans>
        A guest of this table is paying <span lang="tr">{shown}</span> by card on the bank's page.
        If you take the money here, what is paid there goes back by itself.
      </Trans>
    </Banner>
  );
}
