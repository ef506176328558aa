import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTime } from '#domain/venue';
import type { BillOnTablet } from '../../data/react/use-staff';
import { useOrdersOfBill, useStaffBill, useStaffBills } from '../../data/react/use-staff';
import { Button } from '../../ui/controls/controls';
import { Badge, EmptyState, Skeleton } from '../../ui/feedback/states';
import { Heading, Hint, Row, Stack, Text } from '../../ui/layout/Flow';
import { usePageTitle } from '../page/page-parts';
import { useListSearch, usePanel } from '../shared/List';
import { useOpenBill, useOpenPad } from '../shared/OpenButton';
import { CannotRead } from '../shared/Read';
import { Bill } from './Bill';
import * as styles from './Bill.css';
import * as list from './BillsPage.css';
import { Sum, useBillLabel } from './bill-parts';

/** Shows the open bills, or the bill that is named in the URL. */
export function BillsPage() {
  const { id, close } = usePanel();
  return id === undefined ? <OpenBills /> : <OneBill id={id} onClose={close} />;
}

function OneBill({ id, onClose }: { id: string; onClose: () => void }) {
  const { act } = useListSearch();
  const { state, retry } = useStaffBills();
  const bill = useStaffBill(id);
  if (bill) return <Bill key={id} bill={bill} takesAtOnce={act === 'take'} onClose={onClose} />;
  return (
    <div className={styles.page}>
      {state === 'error' && <Unreadable onRetry={retry} />}
      {state === 'loading' && <Skeleton shape="block" />}
      {state === 'ready' && (
        <EmptyState icon={<ReceiptText size={40} />}>
          <Trans>This bill isn't on this tablet.</Trans>
        </EmptyState>
      )}
    </div>
  );
}

function Unreadable({ onRetry }: { onRetry: () => void }) {
  return (
    <CannotRead title={<Trans>This tablet can't read its bills right now</Trans>} onRetry={onRetry}>
      <Trans>If it stays like this, reload the page or use another tablet.</Trans>
    </CannotRead>
  );
}

/** Lists bills with money to take or to give back, and tables whose bill is paid and not closed. */
function OpenBills() {
  const { t } = useLingui();
  const { state, rows = [], retry } = useStaffBills();
  const openPad = useOpenPad();
  usePageTitle(t`Open bills · Bar Bliss`);
  const open = rows.filter(({ closedAt, openKurus }) => closedAt === null || openKurus !== 0);
  const rest = open.filter(({ openKurus }) => openKurus >= 0);
  return (
    <div className={styles.page}>
      <Row justify="between" gap={12}>
        <Heading level={1}>{t`Open bills`}</Heading>
        <Button tone="tonal" icon={<Plus size={20} />} onClick={() => openPad({ for: 'tab' })}>
          <Trans>New tab</Trans>
        </Button>
      </Row>
      {state === 'error' && <Unreadable onRetry={retry} />}
      {state === 'loading' && <Skeleton shape="block" />}
      {state === 'ready' && open.length === 0 && (
        <EmptyState icon={<ReceiptText size={40} />} title={<Trans>No open bills.</Trans>} />
      )}
      <Group title={t`Give back`} bills={open.filter(({ openKurus }) => openKurus < 0)} />
      <Group title={t`Tables`} bills={rest.filter(({ kind }) => kind !== 'order')} />
      <Group
        title={t`Collection and delivery`}
        bills={rest.filter(({ kind }) => kind === 'order')}
      />
    </div>
  );
}

function Group({ title, bills }: { title: ReactNode; bills: readonly BillOnTablet[] }) {
  if (bills.length === 0) return null;
  return (
    <Stack as="section" gap={8}>
      <Heading level={2} size="item">
        {title}
      </Heading>
      <ul className={styles.group}>
        {bills.map((bill) => (
          <li key={bill.id}>
            <BillRow bill={bill} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function BillRow({ bill }: { bill: BillOnTablet }) {
  const { t } = useLingui();
  const openBill = useOpenBill();
  const label = useBillLabel()(bill);
  const [order] = useOrdersOfBill(bill.id);
  const name = bill.kind === 'order' ? order?.guestName : null;
  const isHandedOver = bill.kind === 'order' && order?.status === 'completed' && bill.openKurus > 0;
  const isPaid = bill.openKurus === 0 && bill.worthKurus > 0;
  const isQueued = bill.isCloseQueued || bill.payments.some(({ state }) => state !== 'sent');
  return (
    <button type="button" className={list.row} onClick={() => openBill(bill.id)}>
      <Stack as="span" gap={4}>
        <Row as="span">
          <strong>{label}</strong>
          {name && <span>{name}</span>}
          {isHandedOver && <Badge tone="danger">{t`Handed over, not paid`}</Badge>}
          {isPaid && <Badge tone="success">{t`Paid`}</Badge>}
          {bill.question && <Badge tone="danger">{t`Not closed`}</Badge>}
          {isQueued && <Badge tone="honey">{t`On this tablet, not sent yet`}</Badge>}
        </Row>
        <Hint as="span">
          <span translate="no">{bill.number}</span> · {formatTime(Date.parse(bill.openedAt))}
        </Hint>
      </Stack>
      <Text as="span" size="title">
        <Sum kurus={Math.abs(bill.openKurus)} />
      </Text>
    </button>
  );
}
