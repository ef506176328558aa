import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MONEY_SHOWN, type MoneyToday } from '#domain/staff/dashboard-stats';
import { useBarTime } from '../../data/react/staff/use-live';
import { useLanguage } from '../../i18n/use-language';
import { LinkButton } from '../../ui/controls/LinkButton';
import { Hint, Text } from '../../ui/layout/Flow';
import { formatWeekday, moneyText } from '../shared/figures';
import * as styles from './Dashboard.css';
import { DashboardSection, RowEnd } from './DashboardSection';

const WORDS: Record<(typeof MONEY_SHOWN)[number], MessageDescriptor> = {
  cash: msg`Cash`,
  card: msg`Card`,
  online: msg`Card online`,
  transfer: msg`Bank transfer`,
  depositsUsed: msg`Deposits used`,
  tips: msg`Tips`,
};
/** Every venue takes these; the others are shown when there are any. */
const ALWAYS: readonly string[] = ['cash', 'card'];

type MoneySectionProps = {
  money: MoneyToday;
  /** The response arrived at this time by this tablet's clock (ms). */
  at: number;
};

/** Shows what was taken today by method, and the VAT of what was sold. */
export function MoneySection({ money, at }: MoneySectionProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const barTime = useBarTime();
  const weekday = formatWeekday(barTime(at), language);
  const { soFar, weekAgo, vat } = money;
  const shown = MONEY_SHOWN.filter(
    (key) => ALWAYS.includes(key) || Number(soFar[key]) !== 0 || Number(weekAgo[key]) !== 0,
  );
  return (
    <DashboardSection
      title={<Trans>Money today</Trans>}
      hint={<Trans>Compared with last {weekday} at this time</Trans>}
    >
      <ul className={styles.rows}>
        {shown.map((key) => {
          const earlier = moneyText(weekAgo[key]);
          return (
            <Amount key={key} name={t(WORDS[key])} amount={soFar[key]}>
              <Trans>
                Last {weekday}: <span lang="tr">{earlier}</span>
              </Trans>
            </Amount>
          );
        })}
        {vat.map(({ percent, gross, vat: tax }) => {
          const sold = moneyText(gross);
          return (
            <Amount
              key={`vat ${percent}`}
              name={percent === null ? t`VAT: licence not chosen` : t`VAT (${percent}%)`}
              amount={tax}
            >
              <Trans>
                of <span lang="tr">{sold}</span>
              </Trans>
            </Amount>
          );
        })}
      </ul>
      <LinkButton asChild tone="outline" block>
        <Link to="/admin/financials">{t`View Financials`}</Link>
      </LinkButton>
    </DashboardSection>
  );
}

type AmountProps = { name: string; amount: string | null; children: ReactNode };

function Amount({ name, amount, children }: AmountProps) {
  return (
    <li className={styles.row}>
      <span className={styles.rowName}>{name}</span>
      <RowEnd>
        <Text as="strong" lang="tr">
          {amount === null ? '–' : moneyText(amount)}
        </Text>
        <Hint as="span">{children}</Hint>
      </RowEnd>
    </li>
  );
}
