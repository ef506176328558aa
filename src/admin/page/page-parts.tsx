import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { barNow, useBarTime, useLive } from '../../data/react/use-staff';
import { useStore, useStoredLanguage } from '../../data/react/use-stores';
import { storedValue } from '../../data/storage/browser-storage';
import { createStore } from '../../data/store';
import type { Language } from '../../i18n/language';
import { useLanguage } from '../../i18n/language';
import { afterPaint } from '../../ui/after-paint';
import { isTapUnderWay, onTapEnd } from '../../ui/after-tap';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/controls/controls';
import { Heading, Row, VisuallyHidden } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import * as styles from './EntryPage.css';
import * as roleBadgeStyles from './RoleBadge.css';

const due = new Set<() => void>();

/** Runs the work now, or after the tap that is under way: rendering at that moment would delay the tap. */
export function afterTap(work: () => void): void {
  if (isTapUnderWay()) due.add(work);
  else work();
}

onTapEnd(() => {
  const works = [...due];
  due.clear();
  for (const work of works) work();
});

/** Sets the page title; the alarm overrides it. */
export function usePageTitle(title: string): void {
  const { t } = useLingui();
  const { stage, orders, calls } = useStore(alarmSigns);
  const called =
    stage === 'overlooked' ? t`(${orders}) Unopened orders!` : t`(${orders}) New orders`;
  const shown =
    [stage !== 'calm' && called, calls > 0 && t`(${calls}) Table calls`]
      .filter((words) => words !== false)
      .join(' · ') || title;
  useEffect(() => {
    // Setting the title takes milliseconds, so the call waits until after the tap's render.
    void afterPaint().then(() => {
      document.title = shown;
    });
  }, [shown]);
}

/** Tells other pages the alarm's state. */
export const alarmSigns = createStore<{
  stage: 'calm' | 'new' | 'overlooked';
  orders: number;
  calls: number;
}>({ stage: 'calm', orders: 0, calls: 0 });

/** Names the order to show on the board; the board clears the name after showing. */
export const orderToShow = createStore<string | null>(null);

type PagerProps = {
  /** From 1. */
  page: number;
  hasNext: boolean;
  /** Missing: the server does not count them. */
  pages?: number;
  onTurn: (page: number) => void;
};

/** Turns the pages of a list; a single page needs no buttons. */
export function Pager({ page, hasNext, pages, onTurn }: PagerProps) {
  const { t } = useLingui();
  const hasPrevious = page > 1;
  if (!hasPrevious && !hasNext) return null;
  return (
    <Row as="nav" gap={12} className={text.body}>
      <Button
        tone="outline"
        unavailable={!hasPrevious}
        onClick={() => hasPrevious && onTurn(page - 1)}
      >
        <Trans>Previous page</Trans>
      </Button>
      {pages !== undefined && <span role="status">{t`Page ${page} of ${pages}`}</span>}
      <Button tone="outline" unavailable={!hasNext} onClick={() => hasNext && onTurn(page + 1)}>
        <Trans>Next page</Trans>
      </Button>
    </Row>
  );
}

export function TopBarActions({ children }: { children: ReactNode }) {
  const slot = useContext(TopBarSlotContext);
  return slot && createPortal(children, slot);
}

/** Holds the slot for the page's controls in the top bar. */
export const TopBarSlotContext = createContext<HTMLElement | null>(null);

/** Holds the slot for the page's undo bar, beside the alarm. */
export const FootSlotContext = createContext<HTMLElement | null>(null);

/** Shows the children at the foot of the screen, above the alarm, which would cover what lies below it. */
export function AtFoot({ children }: { children: ReactNode }) {
  const foot = useContext(FootSlotContext);
  return foot && createPortal(children, foot);
}

/** Holds the slot for the page's filter, beside the notices. */
export const NoticeSlotContext = createContext<HTMLElement | null>(null);

export function EntryPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <main className={styles.stage}>
      <div className={styles.card}>
        <Row justify="between" wrap={false}>
          <p lang="en" translate="no" className={styles.wordmark}>
            Bar Bliss
          </p>
          <LanguageToggle />
        </Row>
        <Heading level={1}>{title}</Heading>
        {children}
      </div>
    </main>
  );
}

// The label is in the target language, so nobody translates it.
const OTHER: Record<Language, { to: Language; short: string; action: string }> = {
  en: { to: 'tr', short: 'TR', action: 'Türkçeye geç' },
  tr: { to: 'en', short: 'EN', action: 'Switch to English' },
};

export function LanguageToggle() {
  const { to, short, action } = OTHER[useLanguage()];
  const [, setLanguage] = useStoredLanguage();
  return (
    <Button tone="quiet" lang={to} onClick={() => setLanguage(to)}>
      {short}
      <VisuallyHidden>{`: ${action}`}</VisuallyHidden>
    </Button>
  );
}

type Named = { firstName: string; lastName: string };

export function fullName({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`.trim();
}

/** Returns initials with Turkish capitals: "ipek" gives İ. */
export function initials({ firstName, lastName }: Named): string {
  return [firstName, lastName].map((name) => firstLetter(name)).join('');
}

function firstLetter(name: string): string {
  const [letter = ''] = name.trim();
  return letter.toLocaleUpperCase('tr');
}

/** Shows a role's name: "SUPER ADMIN" for super_admin. */
export function RoleBadge({ role }: { role: string }) {
  return (
    <span
      lang="en"
      translate="no"
      className={classNames(roleBadgeStyles.badge, roleBadgeStyles.ground[lookOf(role)])}
    >
      {role.replaceAll('_', ' ').toLocaleUpperCase('en')}
    </span>
  );
}

function lookOf(role: string): keyof typeof roleBadgeStyles.ground {
  return role === 'super_admin' || role === 'admin' || role === 'manager' ? role : 'other';
}

const TICK_MS = 1000;
const listeners = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;

/**
 * Returns a value derived from the server's time; all timers of the board share one interval. A component re-renders
 * only when its value changes.
 */
export function useClockValue<T extends string | number | boolean>(
  read: (now: number) => T,
  beforeStart: T,
): T {
  return useTicking(() => read(barNow()), beforeStart);
}

/** Returns the same by this tablet's clock. */
export function useTabletClockValue<T extends string | number | boolean>(
  read: (now: number) => T,
  beforeStart: T,
): T {
  return useTicking(() => read(Date.now()), beforeStart);
}

/**
 * Writes a text derived from the server's time to the ref's element without React: rendering sixty tickets each second
 * would delay taps.
 */
export function useClockText<E extends HTMLElement>(
  read: (now: number) => string,
): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    let shown: string | null = null;
    function write() {
      const text = read(barNow());
      if (text === shown || !element.current) return;
      element.current.textContent = text;
      shown = text;
    }
    write();
    return subscribe(write);
  }, [read]);
  return element;
}

function useTicking<T>(read: () => T, beforeStart: T): T {
  return useSyncExternalStore(subscribe, read, () => beforeStart);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  ticking ??= setInterval(() => afterTap(tick), TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
}

function tick(): void {
  for (const listener of listeners) listener();
}

const storedContact = storedValue<number | null>('bb-last-contact', (text) => Number(text) || null);

/** Returns the last contact by the server's clock (ms), kept across reloads, or null without any contact. */
export function useLastContact(): number | null {
  const { lastContactAt: heardAt } = useLive();
  const barTime = useBarTime();
  const lastContactAt = heardAt === null ? null : barTime(heardAt);
  useEffect(() => {
    if (lastContactAt !== null) storedContact.set(String(lastContactAt));
  }, [lastContactAt]);
  return lastContactAt ?? storedContact.get();
}
