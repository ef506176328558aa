import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleDashed, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { liraText, signedKurus } from '#domain/money';
import { may } from '#domain/roles';
import { OTHER_PERSON } from '#domain/sync/mutation';
import { TAKEN_METHODS } from '#domain/tender-methods';
import { formatTime } from '#domain/venue';
import { recordMoney } from '../../data/commands/pins';
import { giveBack, undoPayment } from '../../data/commands/send';
import type { BillOnTablet, PaymentOnTablet } from '../../data/react/use-staff';
import { barNow } from '../../data/react/use-staff';
import { useStaffSession } from '../../data/react/use-staff-session';
import { useBarErrorText } from '../../i18n/bar-error-text';
import { Button, IconButton } from '../../ui/controls/controls';
import type { MenuEntry } from '../../ui/controls/Menu';
import { Menu, MenuEntries } from '../../ui/controls/Menu';
import { Banner } from '../../ui/feedback/Banner';
import { Badge } from '../../ui/feedback/states';
import { Heading, Hint, Stack } from '../../ui/layout/Flow';
import { ConfirmDialog } from '../../ui/overlays/Dialog';
import { METHOD_WORDS } from '../orders/shared/board-view';
import * as page from '../page/Page.css';
import { useMay } from '../shared/Read';
import { useSavedCommand } from '../shared/sending';
import { Sum, useCoversText } from './bill-parts';
import * as styles from './Money.css';

/** A person takes an own payment back for this long (ms). */
const UNDO_MS = 10 * 60_000;

/** Lists a bill's payments with author, time, method and tip. */
export function Payments({ bill }: { bill: BillOnTablet }) {
  const { t } = useLingui();
  const { payments } = bill;
  if (payments.length === 0) return null;
  return (
    <section className={page.section} aria-label={t`Payments`}>
      <Heading>{t`Payments`}</Heading>
      <ul>
        {payments.map((payment) => (
          <Payment key={payment.id} bill={bill} payment={payment} />
        ))}
      </ul>
    </section>
  );
}

type PaymentProps = { bill: BillOnTablet; payment: PaymentOnTablet };

function Payment({ bill, payment }: PaymentProps) {
  const { t } = useLingui();
  const coversText = useCoversText();
  const errorText = useBarErrorText();
  const record = useSavedCommand(recordMoney);
  const { id, code } = payment;
  const { amount, method, tip, at, by, covers, slip, reason, isUndone, answers, state } = payment;
  const kurus = signedKurus(amount);
  const tipKurus = tip === null ? 0 : signedKurus(tip);
  const facts = [
    formatTime(Date.parse(at)),
    by,
    coversText(covers),
    slip && t`slip ${slip}`,
    reason,
  ];
  return (
    <li className={styles.payment}>
      <span>
        <span className={isUndone ? styles.struck : undefined}>
          {kurus < 0 ? (answers ? t`Taken back` : t`Given back`) : t(METHOD_WORDS[method])}
          {kurus < 0 && ` · ${t(METHOD_WORDS[method])}`}
        </span>
        <span className={styles.extra}>{facts.filter(Boolean).join(' · ')}</span>
        {tipKurus !== 0 && (
          <span className={styles.extra}>
            <Trans>
              Tip <Sum kurus={tipKurus} />
            </Trans>
          </span>
        )}
        {state === 'queued' && (
          <Badge tone="honey" icon={<CircleDashed size={14} />}>
            <Trans>On this tablet, not sent yet</Trans>
          </Badge>
        )}
        {/* Money that the server does not have counts here all the same. */}
        {state === 'refused' && (
          <Stack gap={8} align="start">
            <Badge tone="danger" icon={<CircleAlert size={14} />}>
              {code === OTHER_PERSON ? (
                <Trans>Not sent yet: {by} is not signed in here</Trans>
              ) : (
                <Trans>Not recorded yet: {errorText(code ?? 'internal')}</Trans>
              )}
            </Badge>
            <Button tone="outline" onClick={() => record({ entryId: id })}>
              <Trans>Record it now</Trans>
            </Button>
          </Stack>
        )}
      </span>
      <Sum kurus={kurus} className={isUndone ? styles.struck : undefined} />
      <PaymentMenu bill={bill} payment={payment} />
    </li>
  );
}

/** Offers to take a payment back, or to correct its method: one's own for ten minutes, managers always. */
function PaymentMenu({ bill, payment }: PaymentProps) {
  const { t } = useLingui();
  const { user } = useStaffSession();
  const undo = useSavedCommand(undoPayment);
  const [isAsking, setAsking] = useState(false);
  const { id, at, by, amount, method, isUndone, answers, state } = payment;
  const isOwn = by === user?.firstName && barNow() - Date.parse(at) < UNDO_MS;
  const mayUndo = isOwn || may(user?.role ?? '', 'bills.approve');
  const isTaken = TAKEN_METHODS.some((one) => one === method);
  const isDone = isUndone || answers || signedKurus(amount) <= 0 || state === 'refused';
  if (!mayUndo || !isTaken || isDone) return <span />;
  const others = TAKEN_METHODS.filter((one) => one !== method);
  const entries: MenuEntry[] = [
    ...others.map((one): MenuEntry => {
      const right = t(METHOD_WORDS[one]);
      return {
        id: one,
        label: <Trans>Wrong method: {right}</Trans>,
        onSelect: () => undo({ billId: bill.id, payment: id, method: one }),
      };
    }),
    { kind: 'separator', id: 'line' },
    {
      id: 'undo',
      label: <Trans>Take the payment back</Trans>,
      danger: true,
      onSelect: () => setAsking(true),
    },
  ];
  return (
    <>
      <Menu trigger={<IconButton label={t`Change the payment`} icon={<Ellipsis />} />}>
        <MenuEntries entries={entries} />
      </Menu>
      {isAsking && (
        <ConfirmDialog
          title={
            <Trans>
              Take <Sum kurus={signedKurus(amount)} /> back?
            </Trans>
          }
          confirmLabel={<Trans>Take the payment back</Trans>}
          cancelLabel={<Trans>Keep it</Trans>}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            undo({ billId: bill.id, payment: id });
          }}
        >
          <Trans>This sum is open on the bill again. Both entries are kept.</Trans>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Says that more was taken than the bill is worth, by whom, and gives it back. */
export function Overpaid({ bill }: { bill: BillOnTablet }) {
  const { t } = useLingui();
  const mayApprove = useMay('bills.approve');
  const give = useSavedCommand(giveBack);
  const kurus = -bill.openKurus;
  if (kurus <= 0) return null;
  const standing = bill.payments.filter(
    ({ amount, isUndone }) => !isUndone && signedKurus(amount) > 0,
  );
  return (
    <Banner tone="danger" shape="box">
      <Stack gap={8}>
        <strong>
          <Trans>
            Give back <Sum kurus={kurus} />
          </Trans>
        </strong>
        <ul>
          {standing.map(({ id, by, at, amount, method }) => (
            <li key={id}>
              {by} · {formatTime(Date.parse(at))} · {t(METHOD_WORDS[method])} ·{' '}
              <Sum kurus={signedKurus(amount)} />
            </li>
          ))}
        </ul>
        {mayApprove ? (
          <Button
            tone="outline"
            onClick={() =>
              give({
                billId: bill.id,
                amount: liraText(kurus),
                method: 'cash',
                reason: t`Paid too much`,
              })
            }
          >
            <Trans>Give back in cash</Trans>
          </Button>
        ) : (
          <Hint tone="ink">
            <Trans>
              A manager records what is given back. You can take your own payment back for ten
              minutes.
            </Trans>
          </Hint>
        )}
      </Stack>
    </Banner>
  );
}
