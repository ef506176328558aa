import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  Check,
  CircleAlert,
  CloudCheck,
  Hourglass,
  Info,
  ReceiptText,
  Send,
  TriangleAlert,
  X,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { MutationKind } from '#domain/registry/mutations';
import { entryActions } from '#domain/sync/entry-actions';
import { formatTime } from '#domain/venue';
import { discardEntry, retryEntry } from '../../../data/commands/entries';
import type { Tick } from '../../../data/orders/order-ticks';
import type { OutboxRow } from '../../../data/react/use-app';
import { sendAllNow, useCommand, useOutbox, useUpdate } from '../../../data/react/use-app';
import type { StorageAdvice } from '../../../data/react/use-device-storage';
import { forgetThisDevice, useStorageAdvice } from '../../../data/react/use-device-storage';
import { useErrorText } from '../../../i18n/error-text';
import { useMutationText, useStateText } from '../../../i18n/outbox-text';
import { useStorageText } from '../../../i18n/storage-text';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/controls/controls';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Banner } from '../../../ui/feedback/Banner';
import { Badge, EmptyState } from '../../../ui/feedback/states';
import { focusSection, Row, Stack, Text, VisuallyHidden } from '../../../ui/layout/Flow';
import { Dialog } from '../../../ui/overlays/Dialog';
import { useToast } from '../../../ui/overlays/ToastProvider';
import { Link } from '../../../ui/router/Link';
import { useNavigate } from '../../../ui/router/RouterView';
import * as text from '../../../ui/theme/text.css';
import { ActionFailed, AskFirst, useAction } from '../../shared/Action';
import { useGoToSection } from '../../shared/sections';
import { useDialog, usePageTitle } from '../../use-dialog';
import * as styles from './Outbox.css';

/** Shows the actions of a mutation without its own page. */
function OutboxActions({ row, what }: { row: OutboxRow; what: string }) {
  const { t } = useLingui();
  const discard = useCommand(discardEntry);
  const retry = useCommand(retryEntry);
  const update = useUpdate();
  const { id } = row;
  const again = useAction(async () => retry({ id }));
  const dismiss = useAction(async () => discard({ id }));
  const failure = again.failure ?? dismiss.failure;
  const actions = entryActions({ ...row, isReadable: row.kind !== null, isOthers: false });
  return (
    <div className={styles.actions}>
      {failure && <ActionFailed code={failure} />}
      {actions.includes('retry') && (
        <Button tone="outline" busy={again.isBusy} onClick={() => again.run()}>
          {t`Try again`}
          <VisuallyHidden>{`: ${what}`}</VisuallyHidden>
        </Button>
      )}
      {actions.includes('update') && (
        <Button
          tone="outline"
          onClick={() => (update.ready ? update.apply() : window.location.reload())}
        >
          {t`Update now`}
        </Button>
      )}
      {actions.includes('dismiss') && (
        <Button tone="outline" busy={dismiss.isBusy} onClick={() => dismiss.run()}>
          {t`Dismiss`}
          <VisuallyHidden>{`: ${what}`}</VisuallyHidden>
        </Button>
      )}
      {actions.includes('discard') && (
        <AskFirst
          task={() => discard({ id })}
          label={t`Discard`}
          question={t`Discard this?`}
          keep={t`Keep it`}
        >
          <Trans>{what} will be deleted from this phone and not sent.</Trans>
        </AskFirst>
      )}
    </div>
  );
}

/** Shows a mutation's state: in flight, waiting, or needing a person. */
function EntryBadge({ row }: { row: OutboxRow }) {
  const stateText = useStateText();
  if (row.kind !== null && row.state === 'queued') {
    return (
      <Badge tone="honey" icon={<Hourglass size={14} />}>
        <Trans>Sends when you're back online</Trans>
      </Badge>
    );
  }
  const isSending = row.kind !== null && row.state === 'sending';
  const Icon = isSending ? Send : CircleAlert;
  return (
    <Badge tone={isSending ? 'lagoon' : 'danger'} icon={<Icon size={14} />}>
      {stateText(row)}
    </Badge>
  );
}

type UnsentRowProps = { row: OutboxRow };

/** The listed mutations have their own page; the others have their actions here. */
const PLACE: Partial<Record<MutationKind, 'page' | 'reservations' | 'contact'>> = {
  'order.create': 'page',
  'order.cancel': 'page',
  'reservation.create': 'reservations',
  'brunch.create': 'reservations',
  'message.create': 'contact',
};

/** Runs after the closing dialog has returned the focus. */
function onceDialogIsGone(then: () => void): void {
  if (document.querySelector('[role=dialog]')) requestAnimationFrame(() => onceDialogIsGone(then));
  else setTimeout(then);
}

function UnsentRow({ row }: UnsentRowProps) {
  const what = useMutationText()(row);
  const goTo = useGoToSection();
  const place = row.kind === null || row.entityId === null ? undefined : PLACE[row.kind];

  function show(section: 'reservations' | 'contact') {
    goTo(section);
    onceDialogIsGone(() => focusSection(section));
  }

  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Text size="item">{what}</Text>
        <Since row={row} />
        <NoResponse ticks={row.ticks} />
        <EntryBadge row={row} />
        <Why row={row} />
      </div>
      {place === undefined && <OutboxActions row={row} what={what} />}
      {place === 'page' && row.entityId !== null && (
        <LinkButton asChild tone="outline">
          <Link to="/order-success" search={{ orderId: row.entityId }}>
            <OpenWords what={what} />
          </Link>
        </LinkButton>
      )}
      {(place === 'reservations' || place === 'contact') && (
        <Button tone="outline" onClick={() => show(place)}>
          <OpenWords what={what} />
        </Button>
      )}
    </li>
  );
}

function OpenWords({ what }: { what: string }) {
  return (
    <>
      <Trans>Open</Trans>
      <VisuallyHidden>{`: ${what}`}</VisuallyHidden>
    </>
  );
}

function Since({ row: { ticks, createdAt } }: UnsentRowProps) {
  const time = formatTime(createdAt ?? 0);
  const isUnsaved = ticks[0]?.state === 'not';
  return (
    <p className={styles.since}>
      {ticks.length > 0 && (
        <Row as="span" gap={4} wrap={false} aria-hidden="true">
          {ticks.map(({ step, state }) => (
            <span key={step} className={styles.mark[state]}>
              {MARKS[state]}
            </span>
          ))}
        </Row>
      )}
      {isUnsaved && <Trans>Not saved on this phone</Trans>}
      {!isUnsaved && createdAt !== null && <Trans>Saved at {time}</Trans>}
    </p>
  );
}

/** Says that a mutation was sent without a response, so its arrival is unknown. */
function NoResponse({ ticks }: Pick<OutboxRow, 'ticks'>) {
  const { t } = useLingui();
  const reached = ticks.find(({ step }) => step === 'reached');
  if (reached?.state !== 'unknown' || reached.asOf === null) return null;
  const time = formatTime(reached.asOf);
  return <p className={styles.since}>{t`Tried at ${time}, no answer yet`}</p>;
}

/** Shows the server's message, otherwise the next step. */
function Why({ row: { kind, state, lastCode } }: UnsentRowProps) {
  const errorText = useErrorText();
  if (kind === null) {
    return (
      <p className={text.small}>
        <Trans>This version of the app can't read it. It is kept here for a newer version.</Trans>
      </p>
    );
  }
  const isAsking = state === 'needs_user' || state === 'rejected';
  return isAsking && lastCode !== null && <p className={text.small}>{errorText(lastCode)}</p>;
}

const MARKS: Partial<Record<Tick['state'], ReactNode>> = {
  done: <Check size={12} strokeWidth={3} />,
  not: <X size={12} strokeWidth={3} />,
  unknown: '?',
};

export function OutboxDialog() {
  const { t } = useLingui();
  const { close, open } = useDialog();
  const rows = useOutbox();
  const { run, isBusy, failure } = useAction(async () => sendAllNow());
  usePageTitle(t`Waiting to send`);
  return (
    <Dialog
      title={t`Waiting to send`}
      onClose={close}
      footer={
        rows.length > 0 && (
          <Button size="cta" block busy={isBusy} icon={<Send size={20} />} onClick={() => run()}>
            {t`Send all now`}
          </Button>
        )
      }
    >
      <Stack gap={12}>
        {failure && <ActionFailed code={failure} />}
        {rows.length === 0 ? (
          <EmptyState icon={<CloudCheck size={40} />} title={t`All sent.`} />
        ) : (
          <Stack as="ul" gap={0}>
            {rows.map((row) => (
              <UnsentRow key={row.id} row={row} />
            ))}
          </Stack>
        )}
        <Button
          tone="outline"
          icon={<ReceiptText size={20} />}
          aria-haspopup="dialog"
          onClick={() => void open({ d: 'orders' })}
        >
          {t`My orders`}
        </Button>
        <StorageNotices />
        <ForgetDevice />
      </Stack>
    </Dialog>
  );
}

/** Deletes the guest's data from a borrowed or shared device. */
function ForgetDevice() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const toast = useToast();
  const [unfinished, setUnfinished] = useState(0);

  async function forget() {
    const report = await forgetThisDevice();
    setUnfinished(report.unfinished);
    if (report.unfinished > 0) return;
    await navigate({ to: '/', replace: true });
    if (report.isKnownToBar) {
      const title = t`Deleted from this device. Delete again when you're online: until then this browser can still open your orders.`;
      return toast.show({ tone: 'info', title });
    }
    toast.show({ tone: 'success', title: t`Your details are deleted from this device.` });
  }

  return (
    <Stack gap={8}>
      {unfinished > 0 && (
        <Banner tone="honey" shape="box" role="alert">
          <Plural
            value={unfinished}
            one="# item has not been sent yet. Send or discard it first."
            other="# items have not been sent yet. Send or discard them first."
          />
        </Banner>
      )}
      <AskFirst
        task={forget}
        label={t`Delete my details from this device`}
        question={t`Delete everything on this device?`}
        keep={t`Keep it`}
      >
        {t`Your orders, drafts and cart are deleted from this device. The bar keeps the orders that it already has.`}
      </AskFirst>
    </Stack>
  );
}

const CALM: readonly StorageAdvice[] = ['keep_open', 'own_storage', 'may_forget', 'clearing'];

/** Shows storage risks, one per line, and past losses in a box. */
function StorageNotices() {
  const { advice, lost } = useStorageAdvice();
  const storageText = useStorageText();
  const calm = advice.filter((one) => CALM.includes(one));
  const trouble = advice.filter((one) => !CALM.includes(one));
  return (
    <Stack gap={12}>
      {trouble.map((one) => (
        <Banner key={one} tone="danger" shape="box" icon={<TriangleAlert size={20} />}>
          {storageText(one, lost)}
        </Banner>
      ))}
      {calm.length > 0 && (
        <Stack as="ul" gap={8}>
          {calm.map((one) => (
            <Row
              as="li"
              align="start"
              wrap={false}
              className={classNames(text.small, text.muted)}
              key={one}
            >
              <Info size={18} className={styles.icon} />
              {storageText(one, lost)}
            </Row>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
