import { Trans, useLingui } from '@lingui/react/macro';
import { Bike, ShoppingBag, Utensils, Wine } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { type CheckoutStep, collectionForm, stepAfter } from '#domain/orders/checkout-steps';
import { SERVICE_TYPES } from '#domain/orders/order';
import { tableCalled } from '#domain/tables/table-called';
import { useCheckoutDraft } from '../../data/react/use-order';
import { useGuestRules, useVenue } from '../../data/react/use-venue';
import { useFieldText } from '../../i18n/field-text';
import { formatMoney } from '../../i18n/format';
import { useServiceText } from '../../i18n/label-text';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { type RadioCard, RadioCards } from '../../ui/form/inputs/RadioCards';
import { TextInput } from '../../ui/form/inputs/TextInput';
import { PhoneInput } from '../../ui/form/phone/PhoneInput';
import { usePhoneOfCountry } from '../../ui/form/phone/use-phone';
import { useErrorTitle } from '../../ui/form/SchemaForm';
import { Stack } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { LineName } from '../orders/shared/Receipt';
import * as styles from './checkout.css';
import { TableQuestion } from './TableQuestion';
import { CHECKOUT_FORM, type TableOnlyLines, useServiceFact } from './use-checkout';

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

type CollectionFieldsProps = {
  /** After an attempt to continue, missing fields show errors. */
  isRefused: boolean;
  /** This code says that the number's country has other numbers. */
  wrongPhone: string;
};

function CollectionFields({ isRefused, wrongPhone }: CollectionFieldsProps) {
  const { t } = useLingui();
  const fieldText = useFieldText();
  const [{ guestName, delivery }, setDraft] = useCheckoutDraft();

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
        onChange={(typed) => setDraft({ guestName: typed })}
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
        onChange={(phone) => setDraft({ delivery: { ...delivery, phone } })}
        error={
          errorOf('phone', delivery.phone) ??
          (isRefused && wrongPhone ? fieldText(wrongPhone) : undefined)
        }
      />
    </>
  );
}

/** Tells the guest which lines are for table service only, with the reason and remedies. */
function TableOnlyNotice({ tableOnly }: { tableOnly: TableOnlyLines }) {
  const { lines, areAll, isAlcoholOff, removeThem } = tableOnly;
  return (
    <Stack gap={12}>
      <Banner tone="honey" shape="box" icon={<Wine aria-hidden="true" />}>
        <Stack gap={8}>
          <p className={text.body}>
            {isAlcoholOff ? (
              <Trans>Our team takes orders for alcohol and shisha. Please ask us.</Trans>
            ) : (
              <Trans>Alcohol and shisha are served at the table only.</Trans>
            )}
          </p>
          <Stack as="ul" gap={4} className={text.body}>
            {lines.map((line) => (
              <li key={line.id} className={styles.tableOnlyLine}>
                <span className={text.numeric}>{line.quantity} ×</span>
                <LineName line={line} />
              </li>
            ))}
          </Stack>
          {areAll && (
            <p className={text.body} data-gap tabIndex={-1}>
              {isAlcoholOff ? (
                <Trans>There is nothing else in your order. Add a dish.</Trans>
              ) : (
                <Trans>
                  There is nothing else in your order. Choose "At my table", or add a dish.
                </Trans>
              )}
            </p>
          )}
        </Stack>
      </Banner>
      {!areAll && (
        <Button tone="outline" data-gap onClick={removeThem}>
          <Trans>Remove these from the order</Trans>
        </Button>
      )}
    </Stack>
  );
}

function useServiceCards(): RadioCard[] {
  const { t } = useLingui();
  const serviceText = useServiceText();
  const rules = useGuestRules();
  const { deliveryFeeKurus, deliveryRadiusKm: km } = rules;
  const serviceFact = useServiceFact();
  const fee = formatMoney(deliveryFeeKurus, useLanguage());
  const cards = [
    {
      value: 'table',
      title: serviceText('table'),
      hint: serviceFact('table'),
      icon: <Utensils aria-hidden="true" />,
    },
    {
      value: 'collection',
      title: serviceText('collection'),
      hint: serviceFact('collection'),
      icon: <ShoppingBag aria-hidden="true" />,
    },
    {
      value: 'delivery',
      title: serviceText('delivery'),
      hint: t`Within ${km} km · ${fee}`,
      icon: <Bike aria-hidden="true" />,
    },
  ];
  return cards.filter(({ value }) => rules.services.some((service) => service === value));
}
