import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { correctPointsInput } from '#domain/club/member-record';
import { Button } from '../../ui/controls/Button';
import { SelectInput } from '../../ui/form/inputs/SelectInput';
import { TextInput } from '../../ui/form/inputs/TextInput';
import { CustomerFailed } from './CustomerFailed';
import * as styles from './Customers.css';
import { useCustomerChange } from './use-customer-change';

type PointsFormProps = { id: string; onClose: () => void; onDone: () => void };

/** Gives or takes points by hand; the member reads the reason. */
export function PointsForm({ id, onClose, onDone }: PointsFormProps) {
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
      <div className={styles.actions}>
        <Button type="submit" busy={change.isBusy}>
          <Trans>Correct the points</Trans>
        </Button>
        <Button tone="outline" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
