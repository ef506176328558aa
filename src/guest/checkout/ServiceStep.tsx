import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { type CheckoutStep, collectionForm, stepAfter } from '#domain/orders/checkout-steps';
import { SERVICE_TYPES } from '#domain/orders/order';
import { tableCalled } from '#domain/tables/table-called';
import { useCheckoutDraft } from '../../data/react/use-checkout-draft';
import { useGuestRules, useVenue } from '../../data/react/use-venue';
import { useFieldText } from '../../i18n/field-text';
import { RadioCards } from '../../ui/form/inputs/RadioCards';
import { TextInput } from '../../ui/form/inputs/TextInput';
import { usePhoneOfCountry } from '../../ui/form/phone/use-phone-of-country';
import { useErrorTitle } from '../../ui/form/use-error-title';
import { CollectionFields } from './CollectionFields';
import * as styles from './checkout.css';
import { CHECKOUT_FORM } from './checkout-form';
import { TableOnlyNotice } from './TableOnlyNotice';
import { TableQuestion } from './TableQuestion';
import { useServiceCards } from './use-service-cards';
import type { TableOnlyLines } from './use-table-only-lines';

type ServiceStepProps = { tableOnly: TableOnlyLines; onDone: (next: CheckoutStep) => void };

/** Shows the choice of table, collection or delivery, with times and prices. */
export function ServiceStep({ tableOnly, onDone }: ServiceStepProps) {
  const { t } = useLingui();
  const fieldText = useFieldText();
  const cards = useServiceCards();
  const [{ serviceType, tableNumber, guestName, delivery }, setDraft] = useCheckoutDraft();
  const [isRefused, setRefused] = useState(false);
  const tables = useVenue()?.tables ?? [];
  const [asked, setAsked] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const isTableMissing = serviceType === 'table' && tableNumber.trim() === '';
  const wrongPhone = usePhoneOfCountry(delivery.phone);
  const isPersonMissing =
    serviceType === 'collection' &&
    (wrongPhone !== '' || !v.is(collectionForm, { ...delivery, guestName }));
  const { isPaused, services } = useGuestRules();
  const isOff = serviceType !== null && !services.includes(serviceType);
  const isBlocked =
    isPaused ||
    isOff ||
    serviceType === null ||
    isTableMissing ||
    isPersonMissing ||
    tableOnly.lines.length > 0;
  const known = tableCalled(
    tableNumber,
    tables.map((label) => ({ label })),
  );
  const isTableUnknown = serviceType === 'table' && tables.length > 0 && known === null;
  useErrorTitle(isRefused && isBlocked);

  function submit(event: FormEvent) {
    event.preventDefault();
    const next = stepAfter('service', serviceType);
    const isAsking = isTableUnknown && asked !== tableNumber;
    if (!isBlocked && !isAsking && next) {
      if (known) setDraft({ tableNumber: known.label });
      return onDone(next);
    }
    if (isBlocked) setRefused(true);
    else setAsked(tableNumber);
    // Invalid fields show their errors first.
    requestAnimationFrame(() => focusGap(form.current));
  }

  return (
    <form id={CHECKOUT_FORM} ref={form} noValidate onSubmit={submit} className={styles.step}>
      <RadioCards
        label={t`How would you like it?`}
        hideLabel
        size="large"
        value={isOff ? null : serviceType}
        options={cards}
        error={isRefused && (serviceType === null || isOff) ? t`Choose one of these` : undefined}
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
          autoCapitalize="characters"
          maxLength={20}
          enterKeyHint="next"
          className={styles.tableNumber}
        />
      )}
      {isTableUnknown && asked === tableNumber && tableNumber !== '' && (
        <TableQuestion
          typed={tableNumber.trim()}
          tables={tables}
          onChoose={(label) => setDraft({ tableNumber: label })}
        />
      )}
      {serviceType === 'collection' && (
        <CollectionFields isRefused={isRefused} wrongPhone={wrongPhone} />
      )}
      {tableOnly.lines.length > 0 && <TableOnlyNotice tableOnly={tableOnly} />}
    </form>
  );
}

/** Focuses the first problem: a field, the lines to remove, or the choice. */
function focusGap(form: HTMLFormElement | null): void {
  const gaps = ['[aria-invalid="true"]', '[data-gap]', '[role="radio"]'];
  const gap = gaps.map((name) => form?.querySelector<HTMLElement>(name)).find(Boolean);
  gap?.focus();
}
