import { Trans, useLingui } from '@lingui/react/macro';
import { type CashCount, countCashInput } from '#domain/financials/summary';
import { formatTime } from '../../i18n/format';
import { TextInput } from '../../ui/form/inputs/TextInput';
import { Heading, Text } from '../../ui/layout/Flow';
import { moneyText } from '../shared/figures';
import * as styles from './Financials.css';
import { MoneyForm } from './MoneyForm';
import { useMoneyForm } from './use-money-form';

type CashCountSectionProps = { day: string; count: CashCount | null; onDone: () => void };

/** Shows the cash count of an evening beside the ledger's expected sums. */
export function CashCountSection({ day, count, onDone }: CashCountSectionProps) {
  const { t } = useLingui();
  const form = useMoneyForm({
    what: `count:${day}`,
    schema: countCashInput,
    path: 'financials/cash-counts',
    start: { businessDay: day, cash: '', card: '', note: '' },
    amounts: ['cash', 'card'],
    onDone,
  });
  const amount = { prefix: '₺', inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <section aria-labelledby="cash-count" className={styles.section}>
      <Heading level={2} id="cash-count">{t`Cash count`}</Heading>
      {count ? <Counted count={count} /> : <NotCounted />}
      <MoneyForm of={form} submit={<Trans>Save count</Trans>}>
        <TextInput
          {...form.field('cash')}
          {...amount}
          label={t`Cash in the drawer`}
          hint={t`Without the float`}
        />
        <TextInput {...form.field('card')} {...amount} label={t`Card terminal total`} />
        <TextInput {...form.field('note')} label={t`Note`} optional autoComplete="off" />
      </MoneyForm>
    </section>
  );
}

function NotCounted() {
  const { t } = useLingui();
  return <p className={styles.hint}>{t`Nobody has counted this evening yet.`}</p>;
}

function Counted({ count }: { count: CashCount }) {
  const { by } = count;
  const time = formatTime(Date.parse(count.countedAt), 'tr');
  const [cash, card, difference] = [count.cash, count.card, count.difference].map(moneyText);
  return (
    <div>
      <Text size="item">
        <Trans>
          Difference: <span lang="tr">{difference}</span>
        </Trans>
      </Text>
      <p className={styles.hint}>
        <Trans>
          Cash {cash} · Card {card} · {by}, {time}
        </Trans>
      </p>
      {count.note && <p className={styles.hint}>{count.note}</p>}
    </div>
  );
}
