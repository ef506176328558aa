import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CheckoutStep } from '#domain/orders/checkout-steps';
import type { CheckoutDraft } from '../../data/drafts/order-drafts';
import { useServiceText } from '../../i18n/label-text';
import { Button } from '../../ui/controls/Button';
import { Hint } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { useServiceFact } from '../orders/shared/use-service-fact';
import * as styles from './checkout.css';

type ReviewFactsProps = { draft: CheckoutDraft; onEdit: (step: CheckoutStep) => void };

export function ReviewFacts({ draft, onEdit }: ReviewFactsProps) {
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
