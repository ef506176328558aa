import { Plural, Trans } from '@lingui/react/macro';
import { Mail, MessageCircle, Phone, Printer } from 'lucide-react';
import { useState } from 'react';
import { type OrderLine, orderMessage } from '#domain/inventory/order-list';
import type { StockNeed } from '#domain/inventory/recipe';
import type { ResourceRecord } from '#domain/resource/resource';
import { barNow } from '../../../data/react/core/bar-clock';
import type { Language } from '../../../i18n/language';
import { useLanguage } from '../../../i18n/use-language';
import { canPrint } from '../../../ui/can-print';
import { Button } from '../../../ui/controls/Button';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { PrintPage } from '../../orders/print/PrintPage';
import { telLink, whatsappLink } from '../../shared/MaskedPhone';
import * as styles from './OrderList.css';
import { OrderPaper } from './OrderPaper';
import { OrderRow } from './OrderRow';
import { orderedLines } from './order-amounts';
import type { OrderAmounts } from './use-order-amounts';

type SupplierOrderProps = {
  /** null stands for the items that nobody delivers. */
  supplier: ResourceRecord | null;
  needs: readonly StockNeed[];
  amounts: OrderAmounts;
};

/** Shows the order to a supplier, and the ways to send the order. */
export function SupplierOrder({ supplier, needs, amounts }: SupplierOrderProps) {
  const language = useLanguage();
  const [printedAt, setPrintedAt] = useState<number | null>(null);
  const headingId = `order-${supplier?.id ?? 'none'}`;
  const name = supplier ? String(supplier.name) : '';
  const linesIn = (words: Language) => orderedLines(needs, amounts.amountOf, words);
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <div>
        <h3 id={headingId} className={styles.heading}>
          {supplier ? name : <Trans>Without a supplier</Trans>}
        </h3>
        {supplier && <LeadTime days={supplier.leadDays} />}
      </div>
      <div className={styles.actions}>
        {supplier && <Ways supplier={supplier} lines={linesIn('tr')} />}
        {canPrint() && (
          <Button
            tone="outline"
            icon={<Printer aria-hidden="true" size={20} />}
            onClick={() => setPrintedAt(barNow())}
          >
            <Trans>Print</Trans>
          </Button>
        )}
      </div>
      <ul className={styles.rows}>
        {needs.map((need) => (
          <OrderRow key={need.id} need={need} amounts={amounts} />
        ))}
      </ul>
      {printedAt !== null && (
        <PrintPage key={printedAt} onDone={() => setPrintedAt(null)}>
          <OrderPaper to={name} lines={linesIn(language)} at={printedAt} />
        </PrintPage>
      )}
    </section>
  );
}

function LeadTime({ days }: { days: unknown }) {
  if (typeof days !== 'number') return null;
  return (
    <p className={styles.hint}>
      <Plural value={days} one="# day until delivery" other="# days until delivery" />
    </p>
  );
}

function Ways({ supplier, lines }: { supplier: ResourceRecord; lines: readonly OrderLine[] }) {
  const [phone, email] = [String(supplier.phone ?? ''), String(supplier.email ?? '')];
  const { subject, text } = orderMessage(lines);
  const mail = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return (
    <>
      {phone && (
        <>
          <LinkButton
            tone="outline"
            href={telLink(phone)}
            icon={<Phone aria-hidden="true" size={20} />}
          >
            <Trans>Call</Trans>
          </LinkButton>
          <LinkButton
            tone="outline"
            href={`${whatsappLink(phone)}?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noreferrer"
            icon={<MessageCircle aria-hidden="true" size={20} />}
          >
            WhatsApp
          </LinkButton>
        </>
      )}
      {email && (
        <LinkButton
          tone="outline"
          href={`mailto:${email}?${mail}`}
          icon={<Mail aria-hidden="true" size={20} />}
        >
          <Trans>Mail</Trans>
        </LinkButton>
      )}
    </>
  );
}
