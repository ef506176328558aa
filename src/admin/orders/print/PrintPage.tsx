import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Slip, SlipRow } from '#domain/printing/printer';
import { formatDateTime } from '../../../i18n/day-text';
import { useLanguage } from '../../../i18n/language';
import { classNames } from '../../../ui/class-names';
import * as styles from './Paper.css';
import type { PaperKind } from './paper-size';
import { setPaper } from './paper-size';

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

type ListPaperProps = {
  about: string;
  rows: readonly { label: string; end: ReactNode; isSum?: boolean }[];
  at: number;
};

/** Draws a list under the venue's name on the receipt printer's paper. */
export function ListPaper({ about, rows, at }: ListPaperProps) {
  const printedAt = formatDateTime(at, useLanguage());
  return (
    <div className={styles.paper}>
      <p translate="no" className={styles.place}>
        Bar Bliss
      </p>
      <p>{about}</p>
      <ul className={styles.list}>
        {rows.map(({ label, end, isSum }) => (
          <li key={label} className={isSum ? styles.total : styles.row}>
            <span>{label}</span>
            <span className={styles.amount}>{end}</span>
          </li>
        ))}
      </ul>
      <p className={styles.small}>
        <Trans>Printed at {printedAt}</Trans>
      </p>
    </div>
  );
}

/** Draws a slip as the receipt printers print it, for the browser's own print. */
export function SlipPaper({ slip: { rows } }: { slip: Slip }) {
  return (
    <div className={styles.paper}>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a slip never change their places.
        <PaperRow key={at} row={row} />
      ))}
    </div>
  );
}

export function PaperRow({ row }: { row: SlipRow }) {
  switch (row.kind) {
    case 'rule':
      return <hr className={styles.rule} />;
    case 'title':
      return <p className={classNames(styles.centred, styles.title)}>{row.text}</p>;
    case 'alert':
      return <p className={classNames(styles.centred, styles.alert)}>{row.text}</p>;
    case 'text':
      return (
        <p
          className={classNames(
            row.isStrong ? styles.place : styles.small,
            row.align === 'center' && styles.centred,
          )}
        >
          {row.text}
        </p>
      );
    case 'pair':
      return (
        <p className={row.isStrong ? styles.total : styles.row}>
          <span>{row.left}</span>
          <span lang="tr" className={styles.amount}>
            {row.right}
          </span>
        </p>
      );
    case 'dish':
      return (
        <p className={styles.line}>
          <span className={styles.dish}>{row.quantity}×</span>
          <span>
            <span className={styles.dish}>{row.name}</span>
            {row.details.map((detail) => (
              <span key={detail} className={styles.extra}>
                {detail}
              </span>
            ))}
          </span>
        </p>
      );
  }
}
