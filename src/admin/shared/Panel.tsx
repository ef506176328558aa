import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CircleHelp, Users } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useState } from 'react';
import { bookingCode } from '#domain/bookings/booking';
import { orderCode } from '#domain/orders/order';
import { formatTime } from '#domain/venue';
import { ApiError } from '../../data/api-client';
import { discardEntry } from '../../data/commands/entries';
import { dismissConflict } from '../../data/commands/orders/staff-orders';
import { recordOf, textField } from '../../data/json';
import type { StaffFigures } from '../../data/react/use-staff';
import type { PasskeyFaultCode } from '../../data/staff/passkey-fault';
import { PasskeyFault } from '../../data/staff/passkey-fault';
import { BAR_ERROR_TEXT, useBarErrorText } from '../../i18n/bar-error-text';
import type { ErrorTexts } from '../../i18n/error-text';
import { useErrorText } from '../../i18n/error-text';
import { Button } from '../../ui/controls/controls';
import { Banner } from '../../ui/feedback/Banner';
import { EmptyState, Skeleton } from '../../ui/feedback/states';
import { Heading, Hint, Row, Stack, Text, VisuallyHidden } from '../../ui/layout/Flow';
import { ConfirmDialog, Dialog } from '../../ui/overlays/Dialog';
import * as styles from './Parts.css';
import { ErrorBox, formatCount, NotLoaded } from './Read';
import type { SendFailure } from './sending';
import { codeOf, useSavedCommand } from './sending';

type SidePanelProps = ComponentProps<typeof Dialog> & { isWide?: boolean | undefined };

/** Shows the open row in a panel on the right, on phones in a sheet. See `usePanel`. */
export function SidePanel({ isWide = false, ...props }: SidePanelProps) {
  return <Dialog {...props} variant="panel" className={isWide ? styles.wide : styles.panel} />;
}

type UnreadPanelProps = {
  title: ReactNode;
  reading: Pick<StaffFigures<unknown>, 'fault' | 'again'>;
  /** Says that the server has no such row. */
  missing: ReactNode;
  failed?: ReactNode;
  onClose: () => void;
};

/** Shows the panel of a row that is not read yet, or cannot be. */
export function UnreadPanel({ title, reading, missing, failed, onClose }: UnreadPanelProps) {
  const { fault, again } = reading;
  const { t } = useLingui();
  return (
    <SidePanel title={title} onClose={onClose}>
      {fault === null && (
        <Stack role="status" aria-label={t`Loading…`}>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
        </Stack>
      )}
      {fault === 'missing' && <EmptyState icon={<CircleHelp size={32} />}>{missing}</EmptyState>}
      {(fault === 'failed' || fault === 'forbidden') && (
        <NotLoaded onRetry={again}>
          {failed ?? <Trans>This can't be loaded right now.</Trans>}
        </NotLoaded>
      )}
    </SidePanel>
  );
}

type PartProps = { id: string; title: ReactNode; gap?: 8 | 12; children: ReactNode };

/** Shows a part of a page or a panel under its heading. */
export function Part({ id, title, gap = 12, children }: PartProps) {
  return (
    <Stack as="section" gap={gap} aria-labelledby={id}>
      <Heading id={id} className={styles.heading}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

type EntriesProps<Row> = {
  rows: readonly Row[];
  /** Stands in place of an empty list. */
  empty: ReactNode;
  children: (row: Row) => ReactNode;
};

export function Entries<Row>({ rows, empty, children }: EntriesProps<Row>) {
  if (rows.length === 0) return <Hint>{empty}</Hint>;
  return (
    <Stack as="ol" gap={0}>
      {rows.map(children)}
    </Stack>
  );
}

const LISTS: Readonly<Record<string, 'orders' | 'reservations/tables' | 'reservations/brunch'>> = {
  order: 'orders',
  reservation: 'reservations/tables',
  brunch_reservation: 'reservations/brunch',
};

/** Leads to an order or a booking by its code; other entities have no page of their own. */
export function EntityLink({ entity, id }: { entity: string; id: string }) {
  const list = LISTS[entity];
  if (!list) return null;
  return (
    <Link to={`/admin/${list}`} search={{ id }} translate="no" className={styles.code}>
      {entity === 'order' ? `#${orderCode(id)}` : bookingCode(id)}
    </Link>
  );
}

export function Figures({ children }: { children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>;
}

type FigureProps = { name: ReactNode; value: number | string | undefined; isTurkish?: boolean };

export function Figure({ name, value, isTurkish = typeof value === 'number' }: FigureProps) {
  return (
    <div className={styles.figure}>
      <Text as="dt" size="small" tone="muted" className={styles.heading}>
        {name}
      </Text>
      <Text as="dd" size="title" lang={isTurkish ? 'tr' : undefined} className={styles.heading}>
        {typeof value === 'number' ? formatCount(value) : value}
      </Text>
    </div>
  );
}

type ConflictBannerProps = ConflictChoiceProps & { children: ReactNode };

export function ConflictBanner({ children, conflict, onMine = null }: ConflictBannerProps) {
  return (
    <Banner
      tone="honey"
      shape="box"
      icon={<Users size={20} />}
      action={conflict.kind === 'moved' && <ConflictChoice conflict={conflict} onMine={onMine} />}
    >
      {children}
    </Banner>
  );
}

type ConflictWordsProps = {
  /** others: a colleague's change waits on this tablet. moved: the server has another status. */
  conflict: { kind: 'others' | 'moved'; code?: string; by: string | null; at: string };
  /** Holds the server's status in words. */
  status: string;
};

export function ConflictWords({ conflict, status }: ConflictWordsProps) {
  const { t } = useLingui();
  const errorText = useBarErrorText();
  const { kind, code, by, at } = conflict;
  const time = formatTime(Date.parse(at));
  if (kind === 'others') {
    const name = by ?? t`somebody else`;
    return t`Not sent yet: ${status}, by ${name} at ${time}. Only they can send it.`;
  }
  if (code === 'bill.paid') return errorText(code);
  const name = by ?? t`The guest`;
  return t`${name} moved this to ${status} at ${time}.`;
}

type ConflictChoiceProps = {
  /** others: a colleague's change waits on this tablet, so a person has nothing to choose. */
  conflict: { kind: 'others' | 'moved'; entryId: string };
  /** Applies this tablet's change; the button is missing if the step is not valid or needs a confirmation. */
  onMine?: (() => void) | null;
};

export function ConflictChoice({ conflict, onMine = null }: ConflictChoiceProps) {
  const dismiss = useSavedCommand(dismissConflict);
  if (conflict.kind === 'others') return null;
  return (
    <Row>
      <TheirsOrMine onTheirs={() => dismiss(conflict.entryId)} onMine={onMine} />
    </Row>
  );
}

/** Takes the notice of a refused change away; the row stays as the server has it. */
export function UnderstoodButton({ entryId }: { entryId: string }) {
  const { t } = useLingui();
  const dismiss = useSavedCommand(dismissConflict);
  return (
    <Button tone="outline" size="compact" onClick={() => dismiss(entryId)}>{t`Understood`}</Button>
  );
}

type DiscardButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & { entryId: string };

/** Gives up a change that the server refused. */
export function DiscardButton({ entryId, ...button }: DiscardButtonProps) {
  const discard = useSavedCommand(discardEntry);
  return <Button tone="outline" {...button} onClick={() => discard({ id: entryId })} />;
}

type TheirsOrMineProps = {
  onTheirs: () => void;
  /** null hides the button: the own change is not possible any more. */
  onMine: (() => void) | null;
};

export function TheirsOrMine({ onTheirs, onMine }: TheirsOrMineProps) {
  const { t } = useLingui();
  return (
    <>
      <Button tone="outline" size="compact" onClick={onTheirs}>{t`Keep theirs`}</Button>
      {onMine && <Button tone="outline" size="compact" onClick={onMine}>{t`Use mine`}</Button>}
    </>
  );
}

export function DifferencesTable({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <table className={styles.differences}>
      <VisuallyHidden as="caption">{t`Differences`}</VisuallyHidden>
      <thead>
        <tr>
          <td />
          <th scope="col">{t`Theirs`}</th>
          <th scope="col">{t`Mine`}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

type SendFailedProps = {
  failure: SendFailure | null;
  /** Maps the error codes that this form words in its own way. */
  words?: Readonly<Record<string, string>>;
};

export function SendFailed({ failure, words }: SendFailedProps) {
  const failureText = useFailureText(words);
  if (failure === null) return null;
  return (
    <p role="alert" className={styles.refused}>
      {failureText(failure)}
    </p>
  );
}

/** Returns the text of a failure: the form's own words before the general ones. Some refusals name a word. */
export function useFailureText(words: Readonly<Record<string, string>> = {}) {
  const { t } = useLingui();
  const errorText = useStaffErrorText();
  return (failure: SendFailure): string =>
    words[codeOf(failure)] ??
    (failure === 'no_response'
      ? t`No response from the server. Check the connection and try again.`
      : errorText(failure.code, textField(recordOf(failure.body), 'word')));
}

/** Only staff need these error texts, so guests do not load them. */
const STAFF_ERRORS: ErrorTexts = {
  ...BAR_ERROR_TEXT,
  'printer.none': msg`No printer of the venue prints this.`,
  'printer.place_taken': msg`Another printer already prints a part of this. Take it away there first.`,
  'printer.substitute_unknown': msg`The substitute was removed. Choose another one.`,
  'list.full': msg`This list is full. Remove an entry first.`,
  'staff.email_taken': msg`Another account has this address.`,
  'staff.own_account': msg`You can't change your own role or close your own account.`,
  'staff.last_owner': msg`This is the last owner. Make somebody else an owner first.`,
  'invitation.invalid': msg`This link was used or is too old. Ask for a new one.`,
  'staff.inactive': msg`This account is closed. Open it first.`,
  'passkey.unavailable': msg`Passkeys need the public address of the site, over https.`,
  'passkey.expired': msg`This took too long. Try again.`,
  'passkey.unknown': msg`This passkey opens no account here. Sign in with your password.`,
  'passkey.refused': msg`This passkey couldn't be verified. Sign in with your password.`,
  'passkey.taken': msg`This passkey is already registered.`,
  'passkey.too_many': msg`You have ten passkeys, which is the most. Remove one first.`,
  'member.merge_itself': msg`Choose another membership to merge.`,
  'member.merge_unproved': msg`Keep the membership whose address is confirmed, and merge the other one into it.`,
  'member.merge_gone': msg`One of these memberships was merged or deleted in the meantime.`,
  'campaign.not_draft': msg`Only a draft can be changed or sent.`,
  'campaign.not_running': msg`This campaign isn't running.`,
  'campaign.untested': msg`Send a test mail of this version first.`,
  'campaign.nobody': msg`No member fits these filters.`,
  'campaign.no_site_address': msg`The public address of the site isn't set, so mails would have no unsubscribe link.`,
  'campaign.time_past': msg`This time is in the past.`,
  'campaign.forbidden_word': msg`The texts name alcohol or tobacco. The law forbids advertising them.`,
  'campaign.picture_forbidden': msg`Choose a dish without alcohol or tobacco for the picture.`,
  'announcement.ends_before_start': msg`The end is before the start.`,
  'announcement.weekdays_required': msg`Choose the weekdays of the happy hour.`,
  'announcement.times_required': msg`Enter the times of the happy hour.`,
  'announcement.forbidden_word': msg`The texts name alcohol or tobacco. The law forbids advertising them.`,
  'supplier.has_items': msg`Stock items name this supplier. Give them another one first.`,
  'supplier.unknown': msg`This supplier was deleted. Choose another one.`,
  'inventory.counted': msg`Somebody else has counted some of these items in the meantime.`,
  'inventory.item_gone': msg`One of these items was deleted in the meantime.`,
  'inventory.unit_fixed': msg`The unit can't change once stock has moved. Add a new item instead.`,
};

/** Returns the text of a server error code; `word` is the word that the server refused. */
export function useStaffErrorText(): (code: string, word?: string | null) => string {
  const { t } = useLingui();
  const errorText = useErrorText(STAFF_ERRORS);
  return (code, word) =>
    code.endsWith('.forbidden_word') && word
      ? t`The texts name “${word}”. The law forbids advertising alcohol and tobacco.`
      : errorText(code);
}

type AskButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  ask: ReactNode;
  /** Says what then happens, if it is not plain. */
  because?: ReactNode;
  /** Missing: the button's own words. */
  confirmLabel?: ReactNode;
  cancelLabel: ReactNode;
  onConfirm: () => void;
};

/** A button for what nobody can undo: it asks first. */
export function AskButton(props: AskButtonProps) {
  const { ask, because, confirmLabel, cancelLabel, onConfirm, ...button } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        {...button}
        onClick={() => !button.unavailable && setAsking(true)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={ask}
        confirmLabel={confirmLabel ?? button.children}
        cancelLabel={cancelLabel}
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
        onCancel={() => setAsking(false)}
      >
        {because}
      </ConfirmDialog>
    </>
  );
}

const WORDS: Readonly<Record<PasskeyFaultCode, MessageDescriptor>> = {
  cancelled: msg`That was cancelled or took too long. Try again.`,
  unsupported: msg`This device or browser can't use passkeys here.`,
  taken: msg`This device already has a passkey of your account.`,
  address: msg`Passkeys work on the site's own address only. Open this page there.`,
};

/** Says what the browser or the server refused; `offline` stands for no response. */
export function CallFailed({ fault, offline }: { fault: unknown; offline: ReactNode }) {
  const { t } = useLingui();
  const errorText = useStaffErrorText();
  if (fault instanceof PasskeyFault) return <ErrorBox>{t(WORDS[fault.code])}</ErrorBox>;
  return <ErrorBox>{fault instanceof ApiError ? errorText(fault.code) : offline}</ErrorBox>;
}
