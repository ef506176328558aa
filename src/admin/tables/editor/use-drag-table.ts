import { type PointerEvent, useRef, useState } from 'react';
import { dragged, type Place } from '#domain/tables/table-plan';
import type { TableDraft } from './table-draft';

/** A movement below this size is no drag. */
const SLIP_PX = 6;

type Grip = { pointerId: number; x: number; y: number };

/** A dragged table snaps to the plan's grid. */
export function useDragTable(draft: TableDraft, mayMove: boolean, onDrop: (place: Place) => void) {
  const grip = useRef<Grip | null>(null);
  const [at, setAt] = useState<Place | null>(null);

  function take(event: PointerEvent<HTMLElement>) {
    // Phones show rows, so nobody drags.
    const isOnPlan = getComputedStyle(event.currentTarget).position === 'absolute';
    if (!mayMove || !isOnPlan || event.button !== 0) return;
    grip.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function follow(event: PointerEvent<HTMLElement>) {
    const held = grip.current;
    if (held?.pointerId !== event.pointerId) return;
    const by = { x: event.clientX - held.x, y: event.clientY - held.y };
    if (at === null && Math.hypot(by.x, by.y) < SLIP_PX) return;
    setAt(dragged(draft, by, draft.shape));
  }

  function letGo() {
    grip.current = null;
    setAt(null);
  }

  function drop() {
    if (grip.current && at) onDrop(at);
    letGo();
  }

  return {
    place: at ?? draft,
    handlers: {
      onPointerDown: take,
      onPointerMove: follow,
      onPointerUp: drop,
      onPointerCancel: letGo,
    },
  };
}
