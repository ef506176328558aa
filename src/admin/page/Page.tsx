import { Trans, useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../../data/react/use-store';
import { createStore } from '../../data/store';
import { afterPaint } from '../../ui/after-paint';
import { Button } from '../../ui/controls/Button';
import { Row } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';

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
