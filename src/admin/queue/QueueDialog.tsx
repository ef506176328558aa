import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CloudCheck, Hourglass, Info, Send } from 'lucide-react';
import { useState } from 'react';
import { DomainError } from '#domain/error-codes';
import { orderStatusOf } from '#domain/orders/order';
import type { StaffMutation } from '#domain/registry/mutations';
import type { EntryAction } from '#domain/sync/entry-actions';
import { entryActions } from '#domain/sync/entry-actions';
import { OTHER_PERSON } from '#domain/sync/mutation';
import { formatTime } from '#domain/venue';
import { discardEntry, retryEntry } from '../../data/commands/entries';
import { sendAllNow, useCommand, useUpdate } from '../../data/react/use-app';
import { useStorageAdvice } from '../../data/react/use-device-storage';
import type { QueueRow } from '../../data/react/use-staff-session';
import { useStaffQueue } from '../../data/react/use-staff-session';
import { useNet } from '../../data/react/use-stores';
import { useBarErrorText } from '../../i18n/bar-error-text';
import { formatMoney, useLanguage } from '../../i18n/language';
import type { MutationTexts } from '../../i18n/outbox-text';
import { useMutationText, useStateText } from '../../i18n/outbox-text';
import { useStorageText } from '../../i18n/storage-text';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/controls/controls';
import { FailureBanner } from '../../ui/feedback/Banner';
import { Badge, EmptyState } from '../../ui/feedback/states';
import { Hint, Row, Stack, Text, VisuallyHidden } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import * as text from '../../ui/theme/text.css';
import { AskManager } from '../bills/bill-parts';
import { STATUS_WORDS } from '../orders/shared/board-view';
import { AskButton } from '../shared/Panel';
import { useOneAtATime } from '../shared/sending';
import { MUTATION_WORDS } from './mutation-words';
import * as styles from './Queue.css';

type WordedHere = Exclude<StaffMutation['kind'], keyof typeof MUTATION_WORDS>;

const OWN_TEXT: Record<WordedHere, (code: string) => MessageDescriptor> = {
  'order.status': (code) => msg`Status of order ${code}`,
  'order.seen': (code) => msg`Order ${code} was seen`,
  'order.acknowledge': (code) => msg`Alarm for order ${code} acknowledged`,
  'message.status': (code) => msg`Status of message ${code}`,
  'reservation.status': (code) => msg`Status of table booking ${code}`,
  'brunch.status': (code) => msg`Status of brunch ${code}`,
  'order.handover': (code) => msg`Order ${code} from a guest's phone`,
  'menu.availability': (code) => msg`Availability of ${code}`,
  'reservation.table': (code) => msg`Table for booking ${code}`,
  'brunch.table': (code) => msg`Table for brunch ${code}`,
  'reservation.walk_in': (code) => msg`Walk-in ${code}`,
  'reservation.add': (code) => msg`New table booking ${code}`,
  'waitlist.add': () => msg`New party on the waitlist`,
  'waitlist.status': () => msg`Change on the waitlist`,
  'reservation.edit': (code) => msg`Change of table booking ${code}`,
  'brunch.add': (code) => msg`New brunch ${code}`,
  'brunch.edit': (code) => msg`Change of brunch ${code}`,
  'table.clear': () => msg`Table cleared`,
  'brunch.deposit': (code) => msg`Deposit of brunch ${code}`,
  'brunch.first_drink': (code) => msg`First drink of brunch ${code}`,
  'staff.pin_lock': () => msg`PIN locked after wrong tries`,
  'bill.tender': () => msg`Payment of a bill`,
  'bill.tender_undo': () => msg`Payment taken back`,
  'bill.refund': () => msg`Money given back`,
  'line.tick': (code) => msg`Dishes of order ${code} ticked`,
  'line.void': () => msg`Line taken off a bill`,
  'line.price': () => msg`Price on a bill lowered`,
  'line.move': () => msg`Lines moved to another bill`,
  'order.take': () => msg`Order taken at a table`,
  'line.remake': () => msg`Dish made again`,
  'entry.undo': () => msg`Reduction taken back`,
  'cash.count': () => msg`Cash count`,
};

const STAFF_TEXT: MutationTexts = {
  ...OWN_TEXT,
  ...Object.fromEntries(Object.entries(MUTATION_WORDS).map(([kind, words]) => [kind, () => words])),
};

export function useStaffMutationText(): ReturnType<typeof useMutationText> {
  return useMutationText(STAFF_TEXT);
}

export function QueueDialog({ onClose, onSignIn }: { onClose: () => void; onSignIn: () => void }) {
  const { t } = useLingui();
  const rows = useStaffQueue();
  const { isBusy, run } = useOneAtATime();
  const { state: net } = useNet();
  const { advice, lost } = useStorageAdvice();
  const storageText = useStorageText();
  const unsent = rows.filter((row) => row.isUnsent).length;
  return (
    <Dialog
      variant="panel"
      title={<Trans>Not sent yet</Trans>}
      description={rows.length > 0 && <Plural value={unsent} one="# change" other="# changes" />}
      onClose={onClose}
      footer={
        rows.some(({ isOthers, state }) => !isOthers && state === 'queued') && (
          <Button
            size="cta"
            block
            busy={isBusy}
            icon={<Send size={20} />}
            onClick={() => void run(sendAllNow).catch(console.error)}
          >
            <Trans>Send all now</Trans>
          </Button>
        )
      }
    >
      <Stack gap={12}>
        {net === 'offline' && rows.length > 0 && (
          <p>{t`There is no connection. It is sent by itself when there is one.`}</p>
        )}
        {rows.length === 0 ? (
          <EmptyState icon={<CloudCheck size={40} />}>{t`All sent.`}</EmptyState>
        ) : (
          <ul>
            {rows.map((row) => (
              <QueueRowItem key={row.id} row={row} onSignIn={onSignIn} />
            ))}
          </ul>
        )}
        {advice.length > 0 && (
          <Stack as="ul" gap={8}>
            {advice.map((one) => (
              <Row
                as="li"
                align="start"
                wrap={false}
                className={classNames(text.small, text.muted)}
                key={one}
              >
                <Info size={18} className={styles.noticeIcon} />
                {storageText(one, lost)}
              </Row>
            ))}
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}

function QueueRowItem({ row, onSignIn }: { row: QueueRow; onSignIn: () => void }) {
  const { t } = useLingui();
  const errorText = useBarErrorText();
  const { run, busyWith, failure } = useQueueActions(row.id, onSignIn);
  const status = row.toStatus === null ? null : t(STATUS_WORDS[orderStatusOf(row.toStatus)]);
  const what = useQueueText()(row);
  const act = (
    <>
      {what}
      {row.kurus !== null && <span lang="tr"> {formatMoney(row.kurus, 'tr')}</span>}
    </>
  );
  const actions = entryActions({ ...row, isReadable: row.kind !== null });
  return (
    <li className={styles.row}>
      <Text size="item">
        {act}
        {status !== null && ` · ${status}`}
      </Text>
      <Hint>
        {row.createdAt !== null && `${formatTime(row.createdAt)} · `}
        {row.who ?? t`somebody`}
      </Hint>
      <div>
        <StateBadge row={row} />
      </div>
      <Text size="small">
        <Why row={row} />
      </Text>
      <FailureBanner>{failure && errorText(failure)}</FailureBanner>
      {actions.length > 0 && (
        <Row align="stretch">
          {row.lastCode === 'approval.required' && !row.isOthers && (
            <AskManager entryId={row.id} act={act} />
          )}
          {actions.map((action) =>
            action === 'discard' ? (
              <AskButton
                key={action}
                tone="quiet"
                busy={busyWith === action}
                ask={t`Discard this change?`}
                because={t`${what} and later changes to the same record will not be sent.`}
                confirmLabel={t(WORDS.discard)}
                cancelLabel={t`Keep it`}
                onConfirm={() => run(action)}
              >
                {t(WORDS[action])}
                <VisuallyHidden>{`: ${what}`}</VisuallyHidden>
              </AskButton>
            ) : (
              <Button
                key={action}
                tone="outline"
                busy={busyWith === action}
                onClick={() => run(action)}
              >
                {t(WORDS[action])}
                <VisuallyHidden>{`: ${what}`}</VisuallyHidden>
              </Button>
            ),
          )}
        </Row>
      )}
    </li>
  );
}

/** Shows the cause, if the state alone does not tell. */
function Why({ row: { kind, state, lastCode, isOthers, who } }: { row: QueueRow }) {
  const errorText = useBarErrorText();
  const name = who ?? '?';
  if (kind === null) {
    return (
      <Trans>This version of the app can't read it. It is kept here for a newer version.</Trans>
    );
  }
  if (isOthers) return <Trans>Only {name} can send this. It is sent when they sign in here.</Trans>;
  const hasSpoken = state === 'rejected' || state === 'needs_user';
  if (hasSpoken && lastCode !== null && lastCode !== OTHER_PERSON) return errorText(lastCode);
  return null;
}

function StateBadge({ row }: { row: QueueRow }) {
  const { who, isOthers, kind, state } = row;
  const stateText = useStateText();
  const name = who ?? '?';
  const isSending = state === 'sending';
  const isCalm = state === 'queued' && kind !== null;
  if (isOthers && kind !== null) {
    return (
      <Badge tone="honey" icon={<Hourglass size={14} />}>
        <Trans>Waiting for {name}</Trans>
      </Badge>
    );
  }
  const Icon = isSending ? Send : isCalm ? Hourglass : CircleAlert;
  return (
    <Badge tone={isSending ? 'lagoon' : isCalm ? 'honey' : 'danger'} icon={<Icon size={14} />}>
      {stateText(row)}
    </Badge>
  );
}

const WORDS: Record<EntryAction, MessageDescriptor> = {
  retry: msg`Try again`,
  'sign-in': msg`Sign In`,
  update: msg`Update now`,
  dismiss: msg`Dismiss`,
  discard: msg`Discard`,
};

function useQueueActions(id: string, onSignIn: () => void) {
  const discard = useCommand(discardEntry);
  const retry = useCommand(retryEntry);
  const update = useUpdate();
  const { isBusy, run } = useOneAtATime();
  const [busyWith, setBusyWith] = useState<EntryAction | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const doers: Record<EntryAction, () => unknown> = {
    retry: () => retry({ id }),
    discard: () => discard({ id }),
    dismiss: () => discard({ id }),
    'sign-in': onSignIn,
    // No newer build is ready, so a reload checks for one.
    update: () => (update.ready ? update.apply() : window.location.reload()),
  };

  function attempt(action: EntryAction) {
    const acted = run(async () => {
      setBusyWith(action);
      setFailure(null);
      await doers[action]();
    });
    acted.catch((error: unknown) => {
      console.error(error);
      setFailure(error instanceof DomainError ? error.code : 'internal');
    });
  }

  return { run: attempt, busyWith: isBusy ? busyWith : null, failure };
}

/** Names dishes by name, other subjects by code. */
function useQueueText(): (row: QueueRow) => string {
  const mutationText = useStaffMutationText();
  const language = useLanguage();
  return ({ kind, code, dish }) => {
    const name = dish && (language === 'tr' && dish.nameTr ? dish.nameTr : dish.nameEn);
    return mutationText({ kind, code: name ?? code });
  };
}
