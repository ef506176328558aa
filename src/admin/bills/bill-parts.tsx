import type { ReactNode } from 'react';
import { formatMoney } from '../../i18n/format';
import { classNames } from '../../ui/class-names';
import * as styles from './Money.css';

/** Shows a sum in Turkish figures, which do not break. */
export function Sum({ kurus, className }: { kurus: number; className?: string }) {
  return (
    <span lang="tr" className={classNames(styles.sum, className)}>
      {formatMoney(kurus, 'tr')}
    </span>
  );
}

type ChoiceProps = { isChosen: boolean; onClick: () => void; children: ReactNode };

export function Choice({ isChosen, onClick, children }: ChoiceProps) {
  return (
    <button type="button" aria-pressed={isChosen} className={styles.choice} onClick={onClick}>
      {children}
    </button>
  );
}
