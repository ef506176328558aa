import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useBlocker } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { CircleAlert, CircleDashed, CloudOff, HardDrive, ShieldAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { NumberStyle } from '#domain/quantity';
import { isAmbiguousNumber, typedNumber } from '#domain/quantity';
import type { Choice } from '#domain/resource/resource';
import type { Ability } from '#domain/roles';
import { may } from '#domain/roles';
import { businessDay, formatTime } from '#domain/venue';
import type { StaffFigures } from '../../data/react/use-staff';
import { useBarTime } from '../../data/react/use-staff';
import { useStaffSession } from '../../data/react/use-staff-session';
import { formatDate, formatDateTime, formatInstant } from '../../i18n/day-text';
import type { Language } from '../../i18n/language';
import { formatMoney, useLanguage } from '../../i18n/language';
import { Button } from '../../ui/controls/controls';
import { LinkButton } from '../../ui/controls/LinkButton';
import { Banner } from '../../ui/feedback/Banner';
import { Badge, EmptyState, Skeleton } from '../../ui/feedback/states';
import { Hint, VisuallyHidden } from '../../ui/layout/Flow';
import { ConfirmDialog } from '../../ui/overlays/Dialog';
import { useTabletClockValue } from '../page/page-parts';

export function NotAllowed() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<ShieldAlert size={40} />}
      title={<Trans>Your role can't do this. Ask a manager.</Trans>}
      action={
        <LinkButton asChild tone="outline">
          <Link to="/admin/dashboard">{t`Go to the dashboard`}</Link>
        </LinkButton>
      }
    />
  );
}

/** Asks before leaving with unsaved changes. The tablet stores them, so the question only stops mistakes. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useLingui();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && placeOf(current) !== placeOf(next),
    disabled: !isDirty,
    // The tablet stores the edit, so closing the page loses nothing.
    enableBeforeUnload: false,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t`Leave with unsaved changes?`}
      tone="solid"
      confirmLabel={<Trans>Leave</Trans>}
      cancelLabel={<Trans>Keep editing</Trans>}
      onConfirm={proceed}
      onCancel={reset}
    >
      <Trans>This tablet keeps them for a day: you find them here again.</Trans>
    </ConfirmDialog>
  );
}

type Place = { pathname: string; search: Record<string, unknown> };

/** Names a page, and the record that is open on the page. */
function placeOf({ pathname, search }: Place): string {
  return `${pathname} ${search.id ?? ''}`;
}

type ReadingFailedProps = {
  isAsking: boolean;
  onRetry: () => void;
  /** Names the missing data, if worth naming. */
  children?: ReactNode;
};

/** Shows that the server did not respond. Data below, if any, is older. */
export function ReadingFailed({ isAsking, onRetry, children }: ReadingFailedProps) {
  return (
    <ErrorBox
      action={
        <Button tone="outline" size="compact" busy={isAsking} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {children ?? <Trans>This can't be loaded right now.</Trans>}
    </ErrorBox>
  );
}

type ReadProps<T> = {
  of: StaffFigures<T>;
  /** Names what cannot be loaded, if worth naming. */
  failed?: ReactNode;
  /** True tells, after a failure, the age of what is shown. */
  isDated?: boolean;
  /** Has the shape of the page, in place of a block. */
  loading?: ReactNode;
  children: (value: T) => ReactNode;
};

/** Shows what the server sent; until then a skeleton, and after a failure a way to try again. */
export function Read<T>({ of, failed, isDated = false, loading, children }: ReadProps<T>) {
  const { value, at, fault, isAsking, again } = of;
  return (
    <>
      {fault && (
        <ReadingFailed isAsking={isAsking} onRetry={again}>
          {failed}
        </ReadingFailed>
      )}
      {fault && isDated && <UpdatedStamp at={at} hasFailed />}
      {!value && !fault && (loading ?? <Loading />)}
      {value && children(value)}
    </>
  );
}

type FromThisTabletProps = { onRetry: () => void; children: ReactNode };

/** Says that the list has only what this tablet keeps, because the server did not respond. */
export function FromThisTablet({ onRetry, children }: FromThisTabletProps) {
  const { t } = useLingui();
  return (
    <Banner
      tone="honey"
      shape="box"
      icon={<CloudOff size={22} />}
      action={<Button tone="outline" size="compact" onClick={onRetry}>{t`Try again`}</Button>}
    >
      {children}
    </Banner>
  );
}

type LoadingProps = { label?: string; shape?: ComponentProps<typeof Skeleton>['shape'] };

/** Stands in for what loads; screen readers read the label. */
export function Loading({ label, shape = 'block' }: LoadingProps) {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={label ?? t`Loading…`}>
      <Skeleton shape={shape} />
    </div>
  );
}

type NotLoadedProps = {
  icon?: ReactNode;
  title?: ReactNode;
  onRetry: () => void;
  children?: ReactNode;
};

/** Shows that the server did not respond, unless the icon names another reason. */
export function NotLoaded({ icon, title, onRetry, children }: NotLoadedProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={icon ?? <CloudOff size={32} />}
      title={title}
      action={<Button tone="outline" onClick={onRetry}>{t`Try again`}</Button>}
    >
      {children}
    </EmptyState>
  );
}

/** Shows unreadable storage, whose content is unknown. */
export function CannotRead(props: { title: ReactNode; onRetry: () => void; children?: ReactNode }) {
  return (
    <div role="alert">
      <NotLoaded {...props} icon={<HardDrive size={40} />} />
    </div>
  );
}

export type Reading = { state: 'loading' | 'ready' | 'error'; onRetry: () => void };

type CopyUnreadProps = Reading & {
  /** The heading of the error names the data that this tablet cannot read. */
  title: ReactNode;
  /** Screen readers read this name of the loading part. */
  loading: ReactNode;
  className?: string;
  /** Skeletons have the shape of the page and stand in while the page loads. */
  children: ReactNode;
};

/** Shows a page's state while the tablet reads its copy, or when the copy is unreadable. */
export function CopyUnread(props: CopyUnreadProps) {
  const { state, title, loading, className, onRetry, children } = props;
  if (state === 'error') {
    return (
      <div className={className}>
        <CannotRead title={title} onRetry={onRetry} />
      </div>
    );
  }
  return (
    <div className={className}>
      <VisuallyHidden>
        <p role="status">{loading}</p>
      </VisuallyHidden>
      {children}
    </div>
  );
}

export type BadgeLook = { tone: ComponentProps<typeof Badge>['tone']; icon: LucideIcon };

/** Names a state by its colour, its icon and a word. */
export function LookBadge({ tone, icon: Icon, children }: BadgeLook & { children: ReactNode }) {
  return (
    <Badge tone={tone} icon={<Icon size={14} />}>
      {children}
    </Badge>
  );
}

/** Marks what this tablet has queued. */
export function QueuedBadge() {
  const { t } = useLingui();
  return <Badge tone="honey" icon={<CircleDashed size={14} />}>{t`Waiting to be sent`}</Badge>;
}

export function ErrorBox({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Banner tone="danger" shape="box" role="alert" icon={<CircleAlert size={20} />} action={action}>
      {children}
    </Banner>
  );
}

type UpdatedStampProps = {
  /** The data arrived at this time by this tablet's clock (ms); null means that no data has arrived. */
  at: number | null;
  hasFailed: boolean;
};

const SECONDS_SHOWN = 120;
const DAY_SECONDS = 24 * 60 * 60;

/** Shows the age of the figures: seconds while refreshing, otherwise the time. */
export function UpdatedStamp({ at, hasFailed }: UpdatedStampProps) {
  const { t } = useLingui();
  const ageAt = (now: number) => Math.max(0, Math.floor((now - (at ?? now)) / 1_000));
  const seconds = useTabletClockValue(ageAt, 0);
  const barTime = useBarTime();
  const language = useLanguage();
  if (at === null) return null;
  if (!hasFailed && seconds < SECONDS_SHOWN) return <Hint>{t`Updated ${seconds} s ago`}</Hint>;
  const barAt = barTime(at);
  const time = seconds < DAY_SECONDS ? formatTime(barAt) : formatDateTime(barAt, language);
  return <Hint>{t`Last updated ${time}`}</Hint>;
}

// Figures use Turkish number format in both languages.
const count = new Intl.NumberFormat('tr-TR');

/** Formats a number: 1.234,5. */
export function formatCount(number: number): string {
  return count.format(number);
}

/** Formats lira of the API in both languages: "-1250.50" → -₺1.250,50. */
export function moneyText(lira: string): string {
  return formatMoney(Math.round(Number(lira) * 100), 'tr');
}

/** Formats a time of the API by the venue's clock: 4 Jul 2026, 21:30. */
export function useTimeText(): (iso: string) => string {
  const language = useLanguage();
  return (iso) => formatDateTime(Date.parse(iso), language);
}

/** Returns choices as options of a select. */
export function useOptions(): (choices: readonly Choice[]) => { value: string; label: string }[] {
  const language = useLanguage();
  return (choices) => choices.map(({ value, label }) => ({ value, label: label[language] }));
}

/** Returns the month of an instant (ms) by the venue's clock: November 2026. */
export function formatMonth(at: number, language: Language): string {
  return formatInstant(at, language, { month: 'long', year: 'numeric' });
}

/** Returns the weekday of an instant (ms) by the venue's calendar, as within a sentence: Monday, pazartesi. */
export function formatWeekday(at: number, language: Language): string {
  const word = formatDate(businessDay(at), language, { weekday: 'long' });
  return language === 'tr' ? word.toLocaleLowerCase('tr') : word;
}

/** Formats a change with its sign: +20%, in Turkish +%20. */
export function formatPercent(percent: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' }).format(
    percent / 100,
  );
}

/** Tells how a form reads a number whose point could group thousands or begin decimals. */
export function useUnderstood() {
  const { t } = useLingui();
  return (typed: string, style: NumberStyle = 'grouped', unit = ''): { hint?: string } => {
    if (!isAmbiguousNumber(typed)) return {};
    const amount = `${formatCount(Number(typedNumber(typed, style)))} ${unit}`.trim();
    return { hint: t`Read as ${amount}` };
  };
}

/** True if the role of the signed-in person allows the ability. */
export function useMay(ability: Ability): boolean {
  const { user } = useStaffSession();
  return user !== null && may(user.role, ability);
}
