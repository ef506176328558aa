import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { type CheckoutStep, stepAfter } from '#domain/orders/checkout-steps';
import { SERVICE_TYPES } from '#domain/orders/order';
import { useCheckoutDraft } from '../../data/device/order-drafts';
import { useFieldText } from '../../i18n/field-text';
import { RadioCards } from '../../ui/controls/RadioCards';
import { TextInput } from '../../ui/form/TextInput';
import { useErrorTitle } from '../../ui/form/use-error-title';
import * as styles from './checkout.css';
import { CHECKOUT_FORM } from './checkout-form';
import { TableOnlyNotice } from './TableOnlyNotice';
import { useServiceCards } from './use-service-cards';
import type { TableOnlyLines } from './use-table-only-lines';

type ServiceStepProps = { tableOnly: TableOnlyLines; onDone: (next: CheckoutStep) => void };

/** At the table, collected or delivered, with the time and the price of each. */
export function ServiceStep({ tableOnly, onDone }: ServiceStepProps) {
  const { t } = useLingui();
  const fieldText = useFieldText();
  const cards = useServiceCards();
  const [{ serviceType, tableNumber }, setDraft] = useCheckoutDraft();
  const [isRefused, setRefused] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isTableMissing = serviceType === 'table' && tableNumber.trim() === '';
  const isBlocked = serviceType === null || isTableMissing || tableOnly.lines.length > 0;
  useErrorTitle(isRefused && isBlocked);

  function submit(event: FormEvent) {
    event.preventDefault();
    const next = stepAfter('service', serviceType);
    if (!isBlocked && next) return onDone(next);
    setRefused(true);
    focusGap(form.current);
  }

  return (
    <form id={CHECKOUT_FORM} ref={form} noValidate onSubmit={submit} className={styles.step}>
      <RadioCards
        label={t`How would you like it?`}
        hideLabel
        size="large"
        value={serviceType}
        options={cards}
        error={isRefused && serviceType === null ? t`Choose one of these three` : undefined}
        onChange={(chosen) => {
          setRefused(false);
          setDraft({ serviceType: SERVICE_TYPES.find((type) => type === chosen) ?? null });
        }}
      />
      {serviceType === 'table' && (
        <TextInput
          label={t`Table number`}
          hint={t`It's on the card on your table`}
          name="tableNumber"
          value={tableNumber}
          onChange={(typed) => setDraft({ tableNumber: typed })}
          error={isRefused && isTableMissing ? fieldText('table.required') : undefined}
          autoComplete="off"
          inputMode="numeric"
          pattern="[0-9A-Za-z ]*"
          maxLength={20}
          enterKeyHint="next"
          className={styles.tableNumber}
        />
      )}
      {tableOnly.lines.length > 0 && <TableOnlyNotice tableOnly={tableOnly} />}
    </form>
  );
}

/** To what keeps the guest from going on: the table's number, the lines that must go, or the choice. */
function focusGap(form: HTMLFormElement | null): void {
  const gaps = ['input[name="tableNumber"]', '[data-gap]', '[role="radio"]'];
  const gap = gaps.map((name) => form?.querySelector<HTMLElement>(name)).find(Boolean);
  gap?.focus();
}
