import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import type { CheckoutStep } from '#domain/orders/checkout-steps';
import { useCheckoutDraft } from '../../data/react/use-checkout-draft';
import { useVenue } from '../../data/react/use-venue';
import { Banner } from '../../ui/feedback/Banner';
import { TextInput } from '../../ui/form/inputs/TextInput';
import { PrivacyLine } from '../../ui/form/PrivacyLine';
import * as text from '../../ui/theme/text.css';
import { ReceiptLines } from '../orders/shared/ReceiptLines';
import { receiptOfCart } from '../orders/shared/receipt';
import * as styles from './checkout.css';
import { CHECKOUT_FORM } from './checkout-form';
import { ReviewFacts } from './ReviewFacts';
import { useReviewedOrder } from './use-order-total';
import { usePreparedOrder } from './use-place-order';

type PaymentStepProps = {
  hasFailed: boolean;
  onEdit: (step: CheckoutStep) => void;
  onPlace: () => void;
};

/** Shows the last step: review and payment. */
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
