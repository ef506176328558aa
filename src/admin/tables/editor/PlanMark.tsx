import { Trans, useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { type Direction, nudged } from '#domain/tables/table-plan';
import { classNames } from '../../../ui/class-names';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { placeRef } from '../plan/place-ref';
import * as styles from './Tables.css';
import type { TableDraft } from './table-draft';
import { useDragTable } from './use-drag-table';

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

type PlanMarkProps = {
  /** Holds the table as saved, or as edited. */
  draft: TableDraft;
  isUnsaved: boolean;
  isSelected: boolean;
  mayMove: boolean;
  onSelect: () => void;
  onDraft: (draft: TableDraft) => void;
};

/** Shows one table of the editable plan. */
export function PlanMark(props: PlanMarkProps) {
  const { draft, isUnsaved, isSelected, mayMove, onSelect, onDraft } = props;
  const { t } = useLingui();
  const { label, seats, shape, isActive } = draft;
  const drag = useDragTable(draft, mayMove, (place) => onDraft({ ...draft, ...place }));
  const facts = [
    t`Table ${label}`,
    t`${seats} seats`,
    isActive ? null : t`blocked`,
    isUnsaved ? t`not saved` : null,
  ];

  function move(event: KeyboardEvent) {
    const direction = KEYS[event.key];
    if (!direction || !mayMove) return;
    event.preventDefault();
    onDraft({ ...draft, ...nudged(draft, direction, shape) });
  }

  return (
    <button
      type="button"
      ref={placeRef({ '--x': `${drag.place.x}px`, '--y': `${drag.place.y}px` })}
      aria-pressed={isSelected}
      className={classNames(
        styles.mark,
        styles.shape[shape],
        !isActive && styles.blocked,
        isUnsaved && styles.unsaved,
        mayMove && styles.movable,
      )}
      onClick={onSelect}
      onKeyDown={move}
      {...drag.handlers}
    >
      <VisuallyHidden>{facts.filter(Boolean).join(', ')}</VisuallyHidden>
      <span aria-hidden="true">{label}</span>
      <span aria-hidden="true" className={styles.seats}>
        {isUnsaved ? <Trans>not saved</Trans> : seats}
      </span>
    </button>
  );
}
