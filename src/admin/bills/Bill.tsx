import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, Plus, Printer } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { BillLine } from '#domain/bills/bill-split';
import { billLines, openPieces } from '#domain/bills/bill-split';
import { liraText, signedKurus } from '#domain/money';
import { billSlip } from '#domain/printing/station-slips';
import { formatTime } from '#domain/venue';
import { printBill } from '../../data/commands/send';
import { useCommand } from '../../data/react/use-app';
import type { BillOnTablet } from '../../data/react/use-staff';
import { barNow, useBillLines, useOrdersOfBill, usePrintersFor } from '../../data/react/use-staff';
import { useLanguage } from '../../i18n/language';
import { canPrint } from '../../ui/can-print';
import { Button, Chip, ChipRow, IconButton } from '../../ui/controls/controls';
import { Heading, Hint, Row, Stack, Text } from '../../ui/layout/Flow';
import { useMedia } from '../../ui/layout/use-media';
import { Dialog } from '../../ui/overlays/Dialog';
import { useToast } from '../../ui/overlays/ToastProvider';
import { PrintPage, SlipPaper } from '../orders/print/PrintPage';
import * as page from '../page/Page.css';
import { AtFoot, usePageTitle } from '../page/page-parts';
import { useOpenPad } from '../shared/OpenButton';
import { useSave } from '../shared/sending';
import * as styles from './Bill.css';
import type { Grouping } from './BillLines';
import { BillLines } from './BillLines';
import type { Ending } from './BillNotices';
import { BillNotices } from './BillNotices';
import { Sum, useBillLabel } from './bill-parts';
import type { LineAct } from './LineEntries';
import { LineActions, LineQuestions, LineSheets } from './LineEntries';
import * as money from './Money.css';
import { MergeBill, TabActions } from './MoveLines';
import { Payments } from './Payments';
import { Take } from './Take';

type BillProps = {
  bill: BillOnTablet;
  /** True: the payment is open from the start. */
  takesAtOnce: boolean;
  onClose: () => void;
};

/** Shows a bill with its lines, sums and payments; on wide screens the payment stands beside the lines. */
export function Bill({ bill, takesAtOnce, onClose }: BillProps) {
  const { t } = useLingui();
  const toast = useToast();
  const all = useOrdersOfBill(bill.id);
  const orders = useMemo(() => all.filter(({ refusal }) => !refusal), [all]);
  const lines = useMemo(() => billLines(orders, bill.payments, bill.id), [orders, bill]);
  const isWide = useMedia('lg');
  const [isTaking, setTaking] = useState(takesAtOnce);
  const [act, setAct] = useState<LineAct | null>(null);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const label = useBillLabel()(bill);
  usePageTitle(t`Bill ${label} · Bar Bliss`);
  const isOpen = bill.openKurus > 0;
  const chosen = useMemo(() => leftOf(lines, picked), [lines, picked]);
  const stand = useBillLines(bill.id);
  const chosenLines = stand?.lines.filter(({ key }) => chosen.has(key)) ?? [];
  const payable = useMemo(() => openOf(lines, chosen), [lines, chosen]);

  const choose = useCallback(
    (key: string) => setPicked((before) => toggled(leftOf(lines, before), key)),
    [lines],
  );

  function taken(ending: Ending, isShareLeft: boolean) {
    if (!isShareLeft) setPicked(new Set());
    if (!ending) return;
    setTaking(false);
    toast.show({
      tone: 'success',
      title: ending.freesTable ? t`Paid. ${label} is free.` : t`Paid and closed.`,
    });
    if (ending.freesTable) onClose();
  }

  const parts = { bill, label, orders, lines };
  const take = <Take {...parts} chosen={payable} onTaken={taken} />;
  const actions = chosenLines.length > 0 && <LineActions onChoose={setAct} />;
  const isTakeable = isOpen || bill.closedAt === null;
  return (
    <div className={styles.bill}>
      <BillHead {...parts} onClose={onClose} />
      <div className={styles.columns}>
        <div className={styles.lines}>
          <LineQuestions billId={bill.id} label={label} />
          {!isWide && <BillNotices bill={bill} orders={all} />}
          <Dishes {...parts} chosen={chosen} onChoose={choose} onMerged={onClose} />
          {isWide && actions}
          {!isWide && <Sums bill={bill} lines={lines} />}
          {!isWide && <Payments bill={bill} />}
        </div>
        {isWide && (
          <div className={styles.side}>
            <BillNotices bill={bill} orders={all} />
            <Sums bill={bill} lines={lines} />
            {isTakeable && (
              <section className={page.section} aria-label={t`Take payment`}>
                {take}
              </section>
            )}
            <Payments bill={bill} />
          </div>
        )}
      </div>
      {!isWide && (
        <AtFoot>
          {actions}
          {isTakeable && (
            <PayBar bill={bill} hasChosen={payable.size > 0} onPay={() => setTaking(true)} />
          )}
        </AtFoot>
      )}
      {chosenLines.length > 0 && (
        <LineSheets
          {...{ act, bill, label }}
          lines={chosenLines}
          onClose={() => setAct(null)}
          onDone={() => setPicked(new Set())}
        />
      )}
      {!isWide && isTaking && (
        <Dialog
          title={
            <Trans>
              {label}: <Sum kurus={bill.openKurus} /> open
            </Trans>
          }
          onClose={() => setTaking(false)}
        >
          {take}
        </Dialog>
      )}
    </div>
  );
}

/** Lines that were taken off meanwhile are chosen no more. */
function leftOf(lines: readonly BillLine[], picked: ReadonlySet<string>): ReadonlySet<string> {
  const left = lines.filter(({ key, quantity }) => picked.has(key) && quantity > 0);
  return new Set(left.map(({ key }) => key));
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Chosen lines that are paid can be taken off, and not paid once more. */
function openOf(lines: readonly BillLine[], chosen: ReadonlySet<string>): ReadonlySet<string> {
  const open = lines.filter((line) => chosen.has(line.key) && openPieces(line) > 0);
  return new Set(open.map(({ key }) => key));
}

type PayBarProps = { bill: BillOnTablet; hasChosen: boolean; onPay: () => void };

/** Keeps the open sum and the payment within thumb reach. */
function PayBar({ bill, hasChosen, onPay }: PayBarProps) {
  const { t } = useLingui();
  return (
    <div className={styles.bar}>
      <Text as="span" size="title">
        <Trans>
          Open <Sum kurus={bill.openKurus} />
        </Trans>
      </Text>
      <Button size="cta" onClick={onPay}>
        {bill.openKurus <= 0 ? t`Finish` : hasChosen ? t`Pay these` : t`Pay`}
      </Button>
    </div>
  );
}

type BillPartProps = Omit<ComponentProps<typeof Take>, 'chosen' | 'onTaken'>;
type DishesProps = BillPartProps & {
  chosen: ReadonlySet<string>;
  onChoose: (key: string) => void;
  onMerged: () => void;
};

function Dishes({ bill, orders, onMerged, ...rows }: DishesProps) {
  const { t } = useLingui();
  const [grouping, setGrouping] = useState<Grouping>('round');
  // The first frame has what stands on the screen.
  const hasFoot = useDeferredValue(true, false);
  return (
    <>
      <ChipRow label={t`Show by`}>
        <Chip pressed={grouping === 'round'} onClick={() => setGrouping('round')}>
          <Trans>By round</Trans>
        </Chip>
        <Chip pressed={grouping === 'person'} onClick={() => setGrouping('person')}>
          <Trans>By person</Trans>
        </Chip>
      </ChipRow>
      {orders.length === 0 && (
        <Hint>
          {bill.worthKurus > 0
            ? t`This tablet keeps the dishes of the last two days only.`
            : t`Nothing has been ordered yet.`}
        </Hint>
      )}
      <BillLines orders={orders} grouping={grouping} billId={bill.id} {...rows} />
      {hasFoot && <TabActions bill={bill} label={rows.label} />}
      {hasFoot && <MergeBill bill={bill} label={rows.label} onMerged={onMerged} />}
    </>
  );
}

type BillHeadProps = BillPartProps & { onClose: () => void };

function BillHead({ bill, label, orders, lines, onClose }: BillHeadProps) {
  const { t } = useLingui();
  const openPad = useOpenPad();
  const print = useCommand(printBill);
  const { save } = useSave();
  const [isPrinting, setPrinting] = useState(false);
  const isOnPrinter = usePrintersFor(['bills']);
  const toast = useToast();
  const language = useLanguage();
  const time = formatTime(Date.parse(bill.openedAt));
  const number = bill.number;

  function printNow() {
    const sums = { billId: bill.id, worth: liraText(bill.worthKurus) };
    if (!isOnPrinter) setPrinting(true);
    save(async () => {
      await print({ ...sums, ...(isOnPrinter && { onPrinter: true }) });
      if (!isOnPrinter) return;
      toast.show({ tone: 'success', title: t`The bill is printed at the printer.` });
    });
  }

  return (
    <Row gap={12} justify="between">
      <Row wrap={false}>
        <IconButton label={t`Back`} icon={<ArrowLeft />} onClick={onClose} />
        <Stack gap={0}>
          <Heading level={1}>{label}</Heading>
          <Hint as="span">
            {t`Bill ${number}, since ${time}`}
            {bill.memberName && ` · ${bill.memberName}`}
          </Hint>
        </Stack>
      </Row>
      <Row>
        {bill.kind !== 'order' && (
          <Button
            tone="outline"
            icon={<Plus size={20} />}
            onClick={() => openPad({ bill: bill.id })}
          >
            <Trans>Add dishes</Trans>
          </Button>
        )}
        {(isOnPrinter || canPrint()) && (
          <Button tone="outline" icon={<Printer size={20} />} onClick={printNow}>{t`Print`}</Button>
        )}
      </Row>
      {isPrinting && (
        <PrintPage onDone={() => setPrinting(false)}>
          <SlipPaper slip={billSlip({ bill, orders, lines, at: barNow(), language })} />
        </PrintPage>
      )}
    </Row>
  );
}

function Sums({ bill, lines }: Pick<BillPartProps, 'bill' | 'lines'>) {
  const { t } = useLingui();
  const { worthKurus, paidKurus, openKurus } = bill;
  const tips = bill.payments.reduce((sum, { tip }) => sum + (tip ? signedKurus(tip) : 0), 0);
  const listed = lines.reduce((sum, { listKurus }) => sum + listKurus, 0);
  const off = lines.length > 0 ? listed - worthKurus : 0;
  return (
    <section className={page.section} aria-label={t`Sums`}>
      <dl>
        {off > 0 && <Fact what={t`Taken off`} kurus={-off} />}
        <Fact what={t`Total`} kurus={worthKurus} />
        <Fact what={t`Paid`} kurus={paidKurus} />
        {tips > 0 && <Fact what={t`Tip`} kurus={tips} />}
        <div className={money.open}>
          <dt>{t`Still open`}</dt>
          <dd>
            <Sum kurus={Math.max(0, openKurus)} className={money.openSum} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Fact({ what, kurus }: { what: string; kurus: number }) {
  return (
    <div className={money.row}>
      <dt>{what}</dt>
      <dd>
        <Sum kurus={kurus} />
      </dd>
    </div>
  );
}
