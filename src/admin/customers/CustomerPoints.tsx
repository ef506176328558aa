import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { correctPointsInput, type MemberDetail } from '#domain/club/member-record';
import { formatDateTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { SelectInput } from '../../ui/form/inputs/SelectInput';
import { TextInput } from '../../ui/form/inputs/TextInput';
import { Heading, Hint, Row, Stack } from '../../ui/layout/Flow';
import { formatCount } from '../shared/figures';
import { CustomerFailed, useCustomerChange } from './CustomerFailed';
import * as styles from './Customers.css';

type PointsFormProps = { id: string; onClose: () => void; onDone: () => void };

/** Gives or takes points by hand; the member reads the reason. */
function PointsForm({ id, onClose, onDone }: PointsFormProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState({ way: 'give', points: '', reason: '' });
  const change = useCustomerChange(id);
  const words: Readonly<Record<string, string>> = {
    'points.invalid': t`Enter whole points, at most 10.000`,
    'points.reason_required': t`Say why the points change`,
  };
  const wrong = (name: string) => {
    const code = change.errors[name];
    return code ? { error: words[code] ?? t`Please check what you entered.` } : {};
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    const number = /^\d+$/.test(typed.points.trim()) ? Number(typed.points) : Number.NaN;
    const points = typed.way === 'take' ? -number : number;
    const isDone = await change.send('points', correctPointsInput, {
      points,
      reason: typed.reason,
    });
    if (isDone) onDone();
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <SelectInput
        label={t`What happens`}
        value={typed.way}
        options={[
          { value: 'give', label: t`Give points` },
          { value: 'take', label: t`Take points` },
        ]}
        onChange={(way) => setTyped({ ...typed, way })}
      />
      <TextInput
        label={t`Points`}
        inputMode="numeric"
        autoComplete="off"
        value={typed.points}
        {...wrong('points')}
        onChange={(points) => setTyped({ ...typed, points })}
      />
      <TextInput
        label={t`Reason`}
        hint={t`The member reads it in their points.`}
        autoComplete="off"
        value={typed.reason}
        {...wrong('reason')}
        onChange={(reason) => setTyped({ ...typed, reason })}
      />
      <CustomerFailed failure={change.failure} />
      <Row align="stretch">
        <Button type="submit" busy={change.isBusy}>{t`Correct the points`}</Button>
        <Button tone="outline" onClick={onClose}>{t`Cancel`}</Button>
      </Row>
    </form>
  );
}

type CustomerPointsProps = {
  customer: MemberDetail;
  mayCorrect: boolean;
  isLocked: boolean;
  onDone: () => void;
};

const FIRST = 5;

/** Shows the points ledger with a form that corrects the points. */
export function CustomerPoints({ customer, mayCorrect, isLocked, onDone }: CustomerPointsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const { transactions } = customer.loyalty;
  const shown = isWhole ? transactions : transactions.slice(0, FIRST);
  return (
    <Stack as="section" gap={12} aria-labelledby="customer-points">
      <Heading id="customer-points">{t`Points ledger`}</Heading>
      {mayCorrect && !isOpen && (
        <Row align="stretch">
          <Button tone="outline" unavailable={isLocked} onClick={() => !isLocked && setOpen(true)}>
            <Trans>Correct the points</Trans>
          </Button>
        </Row>
      )}
      {isOpen && (
        <PointsForm
          id={customer.id}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
        />
      )}
      {transactions.length === 0 && <Hint>{t`No points yet`}</Hint>}
      <ol className={styles.rows}>
        {shown.map(({ id, description, pointsChange, createdAt }) => (
          <li key={id} className={styles.row}>
            <span className={styles.what}>
              {description}
              <Hint as="span">{formatDateTime(Date.parse(createdAt), language)}</Hint>
            </span>
            <strong lang="tr" className={styles.amount}>
              {pointsChange > 0 ? `+${formatCount(pointsChange)}` : formatCount(pointsChange)}
            </strong>
          </li>
        ))}
      </ol>
      {shown.length < transactions.length && (
        <Row align="stretch">
          <Button tone="outline" onClick={() => setWhole(true)}>
            <Trans>Show all ({transactions.length})</Trans>
          </Button>
        </Row>
      )}
    </Stack>
  );
}
