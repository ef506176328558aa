import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import type { CheckoutStep } from '#domain/orders/checkout-steps';
import type { CheckoutDraft } from '../../data/orders/my-order';
import { useCheckoutDraft } from '../../data/react/use-order';
import { useVenue } from '../../data/react/use-venue';
import { useServiceText } from '../../i18n/label-text';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { TextInput } from '../../ui/form/inputs/TextInput';
import { PrivacyLine } from '../../ui/form/TextField';
import { Hint } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { ReceiptLines, receiptOfCart } from '../orders/shared/Receipt';
import * as styles from './checkout.css';
import { useReviewedOrder } from './OrderingNote';
import { CHECKOUT_FORM, usePreparedOrder, useServiceFact } from './use-checkout';

type PaymentStepProps = {
  hasFailed: boolean;
  onEdit: (step: CheckoutStep) => void;
  onPlace: () => void;
};

export function PaymentStep({ hasFailed, onEdit, onPlace }: PaymentStepProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useCheckoutDraft();
  const { items, feeKurus, totalKurus } = useReviewedOrder();
  const isPaidByCard = useVenue()?.cardOrders === true;
  usePreparedOrder();

  function submit(event: FormEvent) {
    event.preventDefault();
    onPlace();
  }

  return (
    <form id={CHECKOUT_FORM} onSubmit={submit} className={styles.step} noValidate>
      {hasFailed && (
        <Banner tone="danger" shape="box" role="alert">
          <Trans>Failed to place order. Please try again.</Trans>
        </Banner>
      )}
      <ReviewFacts draft={draft} onEdit={onEdit} />
      <ReceiptLines lines={receiptOfCart(items)} feeKurus={feeKurus} totalKurus={totalKurus} />
      {draft.serviceType === 'table' && (
        <TextInput
          label={t`Name for the order`}
          optional
          name="guestName"
          value={draft.guestName}
          onChange={(typed) => setDraft({ guestName: typed })}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={120}
          enterKeyHint="done"
        />
      )}
      <p className={text.body}>
        {draft.serviceType === 'table' ? (
          <Trans>Pay with your table bill, by cash or card.</Trans>
        ) : (
          <Trans>Pay by cash or card when you get it.</Trans>
        )}
      </p>
      {isPaidByCard && (
        <p className={text.body}>
          <Trans>Or pay by card on the next page, once the bar has your order.</Trans>
        </p>
      )}
      <PrivacyLine>{t`We use your details only for this order.`}</PrivacyLine>
    </form>
  );
}

type ReviewFactsProps = { draft: CheckoutDraft; onEdit: (step: CheckoutStep) => void };

function ReviewFacts({ draft, onEdit }: ReviewFactsProps) {
  const { t } = useLingui();
  const serviceText = useServiceText();
  const serviceFact = useServiceFact();
  const { serviceType, tableNumber, delivery, guestName } = draft;
  if (!serviceType) return null;
  return (
    <dl className={styles.facts}>
      <Fact
        name={t`Service`}
        editLabel={t`Edit the service`}
        onEdit={() => onEdit('service')}
        note={serviceFact(serviceType)}
      >
        {serviceText(serviceType)}
        {serviceType === 'table' && <Trans> · Table {tableNumber}</Trans>}
        {serviceType === 'collection' && (
          <span className={styles.address}>{`\n${guestName}\n${delivery.phone}`}</span>
        )}
      </Fact>
      {serviceType === 'delivery' && (
        <Fact
          name={t`Deliver to`}
          editLabel={t`Edit the address`}
          onEdit={() => onEdit('delivery')}
          note={delivery.instructions}
        >
          <span className={styles.address}>
            {[delivery.fullName, delivery.phone, delivery.address].join('\n')}
            {`\n${delivery.postalCode} ${delivery.city}`.replace('\n ', '\n')}
          </span>
        </Fact>
      )}
    </dl>
  );
}

type FactProps = {
  name: string;
  editLabel: string;
  onEdit: () => void;
  note?: string;
  children: ReactNode;
};

function Fact({ name, editLabel, onEdit, note, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.factValue}>
        <span className={text.item}>{children}</span>
        {note && <Hint as="span">{note}</Hint>}
      </dd>
      <dd className={styles.factAction}>
        <Button tone="quiet" aria-label={editLabel} onClick={onEdit} className={styles.edit}>
          <Trans>Edit</Trans>
        </Button>
      </dd>
    </div>
  );
}
