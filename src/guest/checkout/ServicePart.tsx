import { Trans, useLingui } from '@lingui/react/macro';
import { Bike, ShoppingBag, Utensils, Wine } from 'lucide-react';
import type { FormEvent } from 'react';
import { useState } from 'react';
import * as v from 'valibot';
import { collectionForm } from '#domain/orders/collection';
import type { DeliveryDetails } from '#domain/orders/delivery';
import { deliveryForm, EMPTY_DELIVERY } from '#domain/orders/delivery';
import type { ServiceType } from '#domain/orders/order';
import { SERVICE_TYPES } from '#domain/orders/order';
import type { CheckoutDraft } from '../../data/db';
import { useGuestRules } from '../../data/react/use-app';
import { useCheckoutDraft } from '../../data/react/use-order';
import { useFieldText } from '../../i18n/field-text';
import { useServiceText } from '../../i18n/label-text';
import { Button } from '../../ui/controls/controls';
import { Banner } from '../../ui/feedback/Banner';
import { TextInput } from '../../ui/form/inputs/inputs';
import { RadioTiles } from '../../ui/form/inputs/RadioTiles';
import { PhoneField, PhoneInput, phoneOfCountry } from '../../ui/form/phone/PhoneInput';
import { keepChanges, SchemaForm, useErrorTitle, useSchemaForm } from '../../ui/form/SchemaForm';
import { TextArea, TextField } from '../../ui/form/TextField';
import { Stack } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { usePlaceName } from '../seating/use-place-name';
import * as styles from './checkout.css';
import { TableQuestion } from './TableQuestion';
import type { OrderService } from './use-checkout';
import { ORDER_FORM, useServiceFact } from './use-checkout';

type DeliveryFieldsProps = { onDone: (details: DeliveryDetails) => void };

/** Shows the fields for recipient and address; the draft survives a reload. */
function DeliveryFields({ onDone }: DeliveryFieldsProps) {
  const [{ delivery }, setDraft] = useCheckoutDraft();
  const [clearings, setClearings] = useState(0);
  const [wasKnown] = useState(delivery.fullName !== '');

  function clear() {
    setDraft({ delivery: EMPTY_DELIVERY });
    setClearings(clearings + 1);
  }

  return (
    <Stack>
      {wasKnown && clearings === 0 && (
        <div>
          <Button tone="quiet" size="compact" className={styles.clear} onClick={clear}>
            <Trans>Not you? Clear</Trans>
          </Button>
        </div>
      )}
      <DeliveryForm key={clearings} onDone={onDone} />
    </Stack>
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
          className: styles.short,
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

type ServicePartProps = {
  service: OrderService;
  onRemoveTableOnly: () => void;
  /** False if nothing else is in the order. */
  hasOthers: boolean;
  onSubmit: (patch?: Partial<CheckoutDraft>) => void;
};

/** Asks where the order goes. A known table, address or person is filled in. */
export function ServicePart(props: ServicePartProps) {
  const { service, onRemoveTableOnly, hasOthers, onSubmit } = props;
  const { serviceType } = service.draft;
  useErrorTitle(service.refused !== null);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <Stack as="section" aria-labelledby="order-service">
      <h3 id="order-service" className={text.item}>
        <Trans>Where would you like it?</Trans>
      </h3>
      <ServiceTiles service={service} />
      {service.tableOnly.length > 0 && (
        <TableOnlyNotice hasOthers={hasOthers} onRemove={onRemoveTableOnly} />
      )}
      {serviceType === 'delivery' ? (
        <DeliveryFields onDone={(delivery) => onSubmit({ delivery })} />
      ) : (
        <form id={ORDER_FORM} noValidate onSubmit={submit}>
          <Stack>
            {serviceType === 'table' && <TableFields service={service} />}
            {serviceType === 'collection' && <CollectionFields service={service} />}
          </Stack>
        </form>
      )}
    </Stack>
  );
}

type PartProps = { service: OrderService };

const ICONS: Record<ServiceType, typeof Bike> = {
  table: Utensils,
  collection: ShoppingBag,
  delivery: Bike,
};

function ServiceTiles({ service: { draft, services, refused, change } }: PartProps) {
  const { t } = useLingui();
  const serviceText = useServiceText();
  const serviceFact = useServiceFact();
  const { serviceType } = draft;
  const options = services.map((value) => {
    const Icon = ICONS[value];
    return { value, title: serviceText(value), icon: <Icon aria-hidden="true" /> };
  });
  return (
    <RadioTiles
      labelledBy="order-service"
      value={serviceType}
      options={options}
      hint={serviceType && serviceFact(serviceType)}
      error={refused === 'service' ? t`Choose one of these` : undefined}
      onChange={(chosen) =>
        change({ serviceType: SERVICE_TYPES.find((type) => type === chosen) ?? null })
      }
    />
  );
}

function TableFields({ service }: PartProps) {
  const { t } = useLingui();
  const fieldText = useFieldText();
  const { draft, tables, isTableAsked, refused, change } = service;
  const place = usePlaceOfTable(service);
  return (
    <>
      <TextInput
        label={t`Table number`}
        hint={place ?? t`It's on the card on your table`}
        name="tableNumber"
        value={draft.tableNumber}
        onChange={(tableNumber) => change({ tableNumber })}
        error={refused === 'table' ? fieldText('table.required') : undefined}
        autoCapitalize="characters"
        maxLength={20}
        enterKeyHint="done"
        className={styles.short}
      />
      {isTableAsked && (
        <TableQuestion
          typed={draft.tableNumber.trim()}
          tables={tables}
          onChoose={(tableNumber) => change({ tableNumber })}
        />
      )}
      <TextInput
        label={t`Name for the order`}
        optional
        name="guestName"
        value={draft.guestName}
        onChange={(guestName) => change({ guestName })}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={120}
        enterKeyHint="done"
      />
    </>
  );
}

/** Returns "Outdoor · table T4"; undefined for an unknown table. */
function usePlaceOfTable({ table }: OrderService): string | undefined {
  const { t } = useLingui();
  const placeName = usePlaceName();
  if (!table) return undefined;
  const { label } = table;
  const area = table.area && placeName(table.area);
  return area ? t`${area} · table ${label}` : t`Table ${label}`;
}

function CollectionFields({ service }: PartProps) {
  const { t } = useLingui();
  const fieldText = useFieldText();
  const { draft, wrongPhone, refused, change } = service;
  const { guestName, delivery } = draft;
  const isRefused = refused === 'person';

  function errorOf(name: keyof typeof collectionForm.entries, value: string) {
    const [issue] = v.safeParse(collectionForm.entries[name], value).issues ?? [];
    return isRefused && issue ? fieldText(issue.message) : undefined;
  }

  return (
    <>
      <TextInput
        label={t`Name for the order`}
        name="guestName"
        value={guestName}
        onChange={(typed) => change({ guestName: typed })}
        error={errorOf('guestName', guestName)}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={120}
        enterKeyHint="next"
      />
      <PhoneInput
        label={t`Phone number`}
        hint={t`We call it when your order is ready, or if there is a problem.`}
        name="phone"
        value={delivery.phone}
        onChange={(phone) => change({ delivery: { ...delivery, phone } })}
        error={
          errorOf('phone', delivery.phone) ??
          (isRefused && wrongPhone ? fieldText(wrongPhone) : undefined)
        }
      />
    </>
  );
}

/** Says why the lines marked above cannot go with this service, with the remedy. */
function TableOnlyNotice({ hasOthers, onRemove }: { hasOthers: boolean; onRemove: () => void }) {
  const { isAlcoholOff = false } = useGuestRules();
  return (
    <Banner tone="honey" shape="box" icon={<Wine />}>
      <Stack gap={8}>
        <p className={text.body} data-gap tabIndex={-1}>
          {isAlcoholOff ? (
            <Trans>Our team takes orders for alcohol and shisha. Please ask us.</Trans>
          ) : (
            <Trans>Alcohol and shisha are served at the table only.</Trans>
          )}{' '}
          {!hasOthers && !isAlcoholOff && (
            <Trans>There is nothing else in your order. Choose "At my table", or add a dish.</Trans>
          )}
          {!hasOthers && isAlcoholOff && (
            <Trans>There is nothing else in your order. Add a dish.</Trans>
          )}
        </p>
        {hasOthers && (
          <Button tone="outline" onClick={onRemove}>
            <Trans>Remove these from the order</Trans>
          </Button>
        )}
      </Stack>
    </Banner>
  );
}
