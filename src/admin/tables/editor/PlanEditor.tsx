import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useRef, useState } from 'react';
import type { Direction, Place } from '#domain/tables/venue-table';
import { dragged, nudged } from '#domain/tables/venue-table';
import { classNames } from '../../../ui/class-names';
import { Text, VisuallyHidden } from '../../../ui/layout/Flow';
import * as plan from '../plan/TablePlan.css';
import type { PlanTable } from '../use-table-plan';
import { placeRef } from '../use-table-plan';
import * as styles from './Tables.css';
import type { TableDraft } from './use-table-editor';
import { draftKey, draftOf } from './use-table-editor';

/** A movement below this size is no drag. */
const SLIP_PX = 6;

/** A dragged table snaps to the plan's grid. */
function useDragTable(draft: TableDraft, mayMove: boolean, onDrop: (place: Place) => void) {
  const grip = useRef<{ pointerId: number; x: number; y: number } | null>(null);
  const [at, setAt] = useState<Place | null>(null);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    // Phones show rows, so nobody drags.
    const isOnPlan = getComputedStyle(event.currentTarget).position === 'absolute';
    if (!mayMove || !isOnPlan || event.button !== 0) return;
    grip.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const held = grip.current;
    if (held?.pointerId !== event.pointerId) return;
    const by = { x: event.clientX - held.x, y: event.clientY - held.y };
    if (at === null && Math.hypot(by.x, by.y) < SLIP_PX) return;
    setAt(dragged(draft, by, draft.shape));
  }

  function onPointerCancel() {
    grip.current = null;
    setAt(null);
  }

  function onPointerUp() {
    if (grip.current && at) onDrop(at);
    onPointerCancel();
  }

  return {
    place: at ?? draft,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}

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

function PlanMark({ draft, isUnsaved, isSelected, mayMove, onSelect, onDraft }: PlanMarkProps) {
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
      <Text as="span" size="small" aria-hidden="true">
        {isUnsaved ? t`not saved` : seats}
      </Text>
    </button>
  );
}

type PlanEditorProps = {
  tables: readonly PlanTable[];
  /** Maps table keys to unsaved edits. */
  drafts: ReadonlyMap<string, TableDraft>;
  selected: TableDraft | null;
  mayChange: boolean;
  onSelect: (table: PlanTable) => void;
  onDraft: (draft: TableDraft) => void;
};

/** Shows the editable plan of an area: a tap selects a table, dragging or arrow keys move the table. */
export function PlanEditor(props: PlanEditorProps) {
  const { tables, drafts, selected, mayChange, onSelect, onDraft } = props;
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach an area that scrolls.
    <section aria-label={t`Plan of the tables`} tabIndex={0} className={plan.scroll}>
      <div className={styles.plan}>
        {tables.map((table) => (
          <PlanMark
            key={table.id}
            draft={drafts.get(draftKey(table)) ?? draftOf(table)}
            isUnsaved={drafts.has(draftKey(table))}
            isSelected={selected?.id === table.id}
            mayMove={mayChange && selected?.id === table.id}
            onSelect={() => onSelect(table)}
            onDraft={onDraft}
          />
        ))}
      </div>
    </section>
  );
}
