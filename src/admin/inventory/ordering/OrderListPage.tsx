import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Mail, MessageCircle, PackageCheck, Phone, Printer, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import type { InventoryUnit } from '#domain/inventory/inventory-item';
import { INVENTORY, isLow, numberStyleOf, UNIT_WORDS } from '#domain/inventory/inventory-item';
import type { OrderLine, StockNeed } from '#domain/inventory/recipe';
import {
  MOST_NEEDS_DAYS,
  NEEDS_DAYS,
  needsBySupplier,
  orderMessage,
} from '#domain/inventory/recipe';
import { numberAsTyped, quantityOf } from '#domain/quantity';
import type { ResourceRecord } from '#domain/resource/resource';
import { barNow, useStaffFigures } from '../../../data/react/use-staff';
import type { Language } from '../../../i18n/language';
import { useLanguage } from '../../../i18n/language';
import { canPrint } from '../../../ui/can-print';
import { Button, Chip } from '../../../ui/controls/controls';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Badge, EmptyState } from '../../../ui/feedback/states';
import { SelectInput, TextInput } from '../../../ui/form/inputs/inputs';
import { Heading, Hint, Row, Stack } from '../../../ui/layout/Flow';
import { ListPaper, PrintPage } from '../../orders/print/PrintPage';
import * as frame from '../../page/Page.css';
import { usePageTitle } from '../../page/page-parts';
import { telLink, whatsappLink } from '../../shared/MaskedPhone';
import { formatCount, NotAllowed, Read, UpdatedStamp, useUnderstood } from '../../shared/Read';
import { useKeptDraft } from '../../shared/sending';
import { readAmount, useStockFieldText, useSuppliers } from '../StockForm';
import * as styles from './OrderList.css';

export type TypedAmounts = Readonly<Record<string, string>>;

/** Returns the proposal until somebody types another amount. */
export function shownAmount({ id, toOrder }: StockNeed, typed: TypedAmounts): string {
  return typed[id] ?? numberAsTyped(toOrder);
}

/** Returns thousandths; an empty text is zero, and null means an unreadable amount. */
function orderedMilli(amount: string, unit: InventoryUnit): number | null {
  return amount.trim() === '' ? 0 : readAmount(amount, numberStyleOf(unit));
}

/** Returns the order as text for the supplier and leaves out items with amount 0. */
export function orderedLines(
  needs: readonly StockNeed[],
  amountOf: (need: StockNeed) => string,
  language: Language,
): OrderLine[] {
  return needs.flatMap((need) => {
    const milli = orderedMilli(amountOf(need), need.unit);
    if (!milli) return [];
    const amount = formatCount(quantityOf(milli));
    return [{ name: INVENTORY.title(need, language), amount, unit: need.unit }];
  });
}

const typedAmounts = v.record(v.string(), v.string());

/** Returns the ordered amount of each item: the proposal, or the amount typed on this device within the last day. */
function useOrderAmounts() {
  const { draft, keep, forget } = useKeptDraft('stock_order', 'list', typedAmounts);
  const typed = draft ?? {};
  return {
    amountOf: (need: StockNeed) => shownAmount(need, typed),
    isChanged: Object.keys(typed).length > 0,
    type: (id: string, amount: string) => keep({ ...typed, [id]: amount }),
    reset: forget,
  };
}

type OrderAmounts = ReturnType<typeof useOrderAmounts>;

function OrderRow({ need, amounts }: { need: StockNeed; amounts: OrderAmounts }) {
  const { t } = useLingui();
  const language = useLanguage();
  const fieldText = useStockFieldText();
  const name = INVENTORY.title(need, language);
  const unit = UNIT_WORDS[need.unit][language];
  const understood = useUnderstood();
  const typed = amounts.amountOf(need);
  const there = formatCount(need.currentStock);
  const least = formatCount(need.minStockLevel);
  const orders = formatCount(need.forOrders);
  const brunches = formatCount(need.forBrunches);
  return (
    <li className={styles.row}>
      <div>
        <span className={styles.name}>
          {name}
          {isLow(need) && <Badge tone="honey" icon={<TriangleAlert size={16} />}>{t`Low`}</Badge>}
        </span>
        <Hint as="span">{t`In stock: ${there} ${unit} · Minimum: ${least} ${unit}`}</Hint>
        <Hint as="span">
          {t`Needed: ${orders} ${unit} for orders, ${brunches} ${unit} for brunches`}
        </Hint>
      </div>
      <div className={styles.amount}>
        <TextInput
          label={t`Order of ${name} (${unit})`}
          hideLabel
          inputMode="decimal"
          value={typed}
          {...understood(typed, numberStyleOf(need.unit), unit)}
          {...(orderedMilli(typed, need.unit) === null && { error: fieldText('quantity.invalid') })}
          onChange={(amount) => amounts.type(need.id, amount)}
        />
        <span aria-hidden="true">{unit}</span>
      </div>
    </li>
  );
}

type SupplierOrderProps = {
  /** null stands for the items that nobody delivers. */
  supplier: ResourceRecord | null;
  needs: readonly StockNeed[];
  amounts: OrderAmounts;
};

function SupplierOrder({ supplier, needs, amounts }: SupplierOrderProps) {
  const language = useLanguage();
  const [printedAt, setPrintedAt] = useState<number | null>(null);
  const headingId = `order-${supplier?.id ?? 'none'}`;
  const name = supplier ? String(supplier.name) : '';
  const days = supplier?.leadDays;
  const [phone, email] = [String(supplier?.phone ?? ''), String(supplier?.email ?? '')];
  const linesIn = (words: Language) => orderedLines(needs, amounts.amountOf, words);
  const { subject, text } = orderMessage(linesIn('tr'));
  const mail = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return (
    <section aria-labelledby={headingId} className={frame.section}>
      <div>
        <Heading id={headingId}>{supplier ? name : <Trans>Without a supplier</Trans>}</Heading>
        {typeof days === 'number' && (
          <Hint>
            <Plural value={days} one="# day until delivery" other="# days until delivery" />
          </Hint>
        )}
      </div>
      <Row align="stretch">
        {phone && (
          <>
            <LinkButton tone="outline" href={telLink(phone)} icon={<Phone size={20} />}>
              <Trans>Call</Trans>
            </LinkButton>
            <LinkButton
              tone="outline"
              href={`${whatsappLink(phone)}?text=${encodeURIComponent(text)}`}
              target="_blank"
              rel="noreferrer"
              icon={<MessageCircle size={20} />}
            >
              WhatsApp
            </LinkButton>
          </>
        )}
        {email && (
          <LinkButton tone="outline" href={`mailto:${email}?${mail}`} icon={<Mail size={20} />}>
            <Trans>Mail</Trans>
          </LinkButton>
        )}
        {canPrint() && (
          <Button
            tone="outline"
            icon={<Printer size={20} />}
            onClick={() => setPrintedAt(barNow())}
          >
            <Trans>Print</Trans>
          </Button>
        )}
      </Row>
      <Stack as="ul" gap={0}>
        {needs.map((need) => (
          <OrderRow key={need.id} need={need} amounts={amounts} />
        ))}
      </Stack>
      {printedAt !== null && (
        <PrintPage key={printedAt} onDone={() => setPrintedAt(null)}>
          <ListPaper
            about={name}
            rows={linesIn(language).map(({ name: label, amount, unit }) => ({
              label,
              end: (
                <>
                  <span lang="tr">{amount}</span> {UNIT_WORDS[unit][language]}
                </>
              ),
            }))}
            at={printedAt}
          />
        </PrintPage>
      )}
    </section>
  );
}

const SPANS = [3, NEEDS_DAYS, MOST_NEEDS_DAYS];

type Needs = { days: number; weeks: number; items: StockNeed[] };

/** Shows items that run low or that the coming days need, grouped by supplier. */
export function OrderListPage() {
  const { t } = useLingui();
  const [days, setDays] = useState(NEEDS_DAYS);
  const needs = useStaffFigures<Needs>(`/api/admin/inventory/needs?days=${days}`);
  const { value, at, fault } = needs;
  const weeks = value?.weeks ?? 0;
  usePageTitle(t`Order list · Bar Bliss`);
  if (fault === 'forbidden') return <NotAllowed />;
  return (
    <div className={frame.dense}>
      <Heading level={2} size="displayM">{t`Order list`}</Heading>
      <Hint>
        <Trans>From four weeks of sales and booked brunches. Keeps your minimum.</Trans>{' '}
        {value && (
          <Plural value={weeks} one="# week of sales counts." other="# weeks of sales count." />
        )}
      </Hint>
      <SelectInput
        className={styles.days}
        label={t`For the next`}
        value={String(days)}
        options={SPANS.map((span) => ({ value: String(span), label: t`${span} days` }))}
        onChange={(span) => setDays(Number(span))}
      />
      <Read of={needs}>
        {({ items }) => (
          <>
            <UpdatedStamp at={at} hasFailed={fault !== null} />
            <Lists needs={items} />
          </>
        )}
      </Read>
    </div>
  );
}

function Lists({ needs }: { needs: readonly StockNeed[] }) {
  const { t } = useLingui();
  const suppliers = useSuppliers();
  const amounts = useOrderAmounts();
  const [isWhole, setWhole] = useState(false);
  const shown = useMemo(
    () => needs.filter((need) => isWhole || need.toOrder > 0 || isLow(need)),
    [needs, isWhole],
  );
  const lists = needsBySupplier(
    shown,
    suppliers.map(({ id }) => String(id)),
  );
  const low = needs.filter(isLow).length;
  return (
    <>
      <p role="status">
        {low === 0 ? (
          <Trans>Nothing from your suppliers is low</Trans>
        ) : (
          <Plural value={low} one="# item has run low." other="# items have run low." />
        )}
      </p>
      <div className={frame.tools}>
        <Chip pressed={isWhole} onClick={() => setWhole(!isWhole)}>{t`Show everything`}</Chip>
        {amounts.isChanged && (
          <Button tone="outline" onClick={amounts.reset}>{t`Back to the proposal`}</Button>
        )}
      </div>
      {lists.length === 0 && (
        <EmptyState icon={<PackageCheck size={32} />}>{t`Nothing needs to be ordered.`}</EmptyState>
      )}
      {lists.map(({ supplierId, needs: own }) => (
        <SupplierOrder
          key={supplierId}
          supplier={suppliers.find(({ id }) => id === supplierId) ?? null}
          needs={own}
          amounts={amounts}
        />
      ))}
    </>
  );
}
