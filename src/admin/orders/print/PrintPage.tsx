import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../../../ui/class-names';
import { Dialog } from '../../../ui/overlays/Dialog';
import { GuestReceipt, KitchenTicket } from './Paper';
import * as styles from './Paper.css';
import { type PaperKind, setPaper } from './paper-size';
import type { PrintJob } from './print-job';

type PrintPageProps = {
  children: ReactNode;
  paper?: PaperKind;
  /** Missing where `print()` does not exist: the browser's own menu prints the sheet. */
  onDone?: () => void;
};

/**
 * Shows a sheet alone in print. The sheet stays until the next touch, because some browsers render it after reporting
 * the end of printing.
 */
export function PrintPage({ children, paper = 'roll', onDone }: PrintPageProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const removePaper = setPaper(paper, sheet.current?.offsetHeight ?? 0);
    const leave = done.current && printOnce(() => done.current?.());
    const forgetFocus = keepFocus();
    return () => {
      leave?.();
      forgetFocus();
      removePaper();
    };
  }, [paper]);
  return createPortal(
    <div ref={sheet} aria-hidden="true" className={classNames(styles.sheet, styles.width[paper])}>
      {children}
    </div>,
    document.body,
  );
}

/** Shows the sheet readably on screens that cannot print. */
export function PaperOf({ job }: { job: PrintJob }) {
  return job.kind === 'ticket' ? <KitchenTicket {...job} /> : <GuestReceipt {...job} />;
}

function printOnce(onDone: () => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const timer = setTimeout(() => {
    if (signal.aborted) return;
    window.print();
    document.addEventListener('pointerdown', onDone, { signal });
    document.addEventListener('keydown', onDone, { signal });
  });
  return () => {
    clearTimeout(timer);
    leaving.abort();
  };
}

/**
 * Restores the focus at the next key: the page hides during printing, and Chromium may drop the focus, sometimes after
 * reporting the end.
 */
function keepFocus(): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let focused: Element | null = null;
  const remember = () => {
    if (document.activeElement !== document.body) focused = document.activeElement;
  };
  const giveBack = () => {
    if (document.activeElement !== document.body) return;
    const place = focused?.isConnected ? focused : document.getElementById(focused?.id ?? '');
    if (place instanceof HTMLElement) place.focus();
  };
  remember();
  addEventListener('beforeprint', remember, { signal });
  addEventListener('afterprint', giveBack, { signal });
  addEventListener('keydown', giveBack, { signal, capture: true });
  return () => leaving.abort();
}

/** Shows the sheet without `print()`; the browser's share menu can print the sheet. */
export function UnprintedDialog({ job, onClose }: { job: PrintJob; onClose: () => void }) {
  return (
    <Dialog
      title={<span translate="no">{job.order.code}</span>}
      description={<Trans>This browser can't print.</Trans>}
      onClose={onClose}
    >
      <div className={styles.frame}>
        <PaperOf job={job} />
      </div>
      <PrintPage>
        <PaperOf job={job} />
      </PrintPage>
    </Dialog>
  );
}
