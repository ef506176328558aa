import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type DeliveryDetails, deliveryForm, EMPTY_DELIVERY } from '#domain/orders/delivery';
import { useCheckoutDraft } from '../../data/react/use-order';
import { Button } from '../../ui/controls/Button';
import { keepChanges } from '../../ui/form/field-binding';
import { PhoneField } from '../../ui/form/phone/PhoneInput';
import { phoneOfCountry } from '../../ui/form/phone/use-phone';
import { SchemaForm, useSchemaForm } from '../../ui/form/SchemaForm';
import { TextArea, TextField } from '../../ui/form/TextField';
import * as styles from './checkout.css';
import { ORDER_FORM } from './use-checkout';

type DeliveryFieldsProps = { onDone: (details: DeliveryDetails) => void };

/** Shows the fields for recipient and address; the draft survives a reload. */
export function DeliveryFields({ onDone }: DeliveryFieldsProps) {
  const [{ delivery }, setDraft] = useCheckoutDraft();
  const [clearings, setClearings] = useState(0);
  const [wasKnown] = useState(delivery.fullName !== '');

  function clear() {
    setDraft({ delivery: EMPTY_DELIVERY });
    setClearings(clearings + 1);
  }

  return (
    <div className={styles.service}>
      {wasKnown && clearings === 0 && (
        <div>
          <Button tone="quiet" size="compact" className={styles.clear} onClick={clear}>
            <Trans>Not you? Clear</Trans>
          </Button>
        </div>
      )}
      <DeliveryForm key={clearings} onDone={onDone} />
    </div>
  );
}

function DeliveryForm({ onDone }: DeliveryFieldsProps) {
  const { t } = useLingui();
  const [{ delivery }, setDraft] = useCheckoutDraft();
  const { form, Field } = useSchemaForm(deliveryForm, { initialValues: delivery });

  const kept = keepChanges((name, value) => setDraft({ delivery: { ...delivery, [name]: value } }));

  return (
    <SchemaForm of={form} schema={deliveryForm} id={ORDER_FORM} onSubmit={onDone}>
      <Field name="fullName">
        {kept(TextField, {
          label: t`Full name`,
          autoComplete: 'name',
          autoCapitalize: 'words',
          enterKeyHint: 'next',
        })}
      </Field>
      <Field name="phone" validate={phoneOfCountry}>
        {kept(PhoneField, {
          label: t`Phone number`,
          hint: t`Only used if there's a problem with this order.`,
        })}
      </Field>
      <Field name="address">
        {kept(TextArea, { label: t`Address`, autoComplete: 'street-address' })}
      </Field>
      <Field name="city">
        {kept(TextField, { label: t`City`, autoComplete: 'address-level2', enterKeyHint: 'next' })}
      </Field>
      <Field name="postalCode">
        {kept(TextField, {
          label: t`Postal code`,
          optional: true,
          inputMode: 'numeric',
          autoComplete: 'postal-code',
          enterKeyHint: 'next',
          className: styles.postalCode,
        })}
      </Field>
      <Field name="instructions">
        {kept(TextArea, {
          label: t`Instructions for the courier`,
          optional: true,
          rows: 2,
          autoComplete: 'off',
        })}
      </Field>
    </SchemaForm>
  );
}
