import type { TableArea } from '#domain/bookings/booking';
import * as styles from '../booking/booking.css';

/** The SVG paths draw the room and the area's own objects. */
const DRAWINGS: Record<TableArea, { room: string; mark: string }> = {
  // These paths draw a table under a lamp, between walls.
  indoor: {
    room: 'M6 44V6h60v38M22 32h28M26 32v12M46 32v12M14 44V30M14 36h6v8M58 44V30M58 36h-6v8',
    mark: 'M36 6v8M29 20l4-6h6l4 6z',
  },
  // These paths draw a parasol by the sea.
  outdoor: {
    room: 'M36 14v30M26 44h20M16 34h14M18 34v10M28 34v10M42 34h14M44 34v10M54 34v10',
    mark: 'M14 22C18 10 26 6 36 6s18 4 22 16zM4 46c4-3 8-3 12 0M56 46c4-3 8-3 12 0',
  },
  // These paths draw stools at the counter and bottles behind it.
  barSeating: {
    room: 'M4 26h64M8 26v18M64 26v18M20 34h10M25 34v10M42 34h10M47 34v10',
    mark: 'M16 26V14l2-3V5M20 26V14l-2-3M30 26V10h6v16M46 26l-4-9h12l-4 9z',
  },
  // These paths draw a curtain and a table behind it.
  privateArea: {
    room: 'M4 6h64M24 34h24M28 34v10M44 34v10',
    mark: 'M8 6c0 16 10 20 10 24S10 38 10 44M64 6c0 16-10 20-10 24s8 8 8 14M36 26v6M32 20h8l-1 6h-6z',
  },
};

/** Shows a decorative drawing of the area. */
export function AreaDrawing({ area }: { area: TableArea }) {
  const { room, mark } = DRAWINGS[area];
  return (
    <svg
      viewBox="0 0 72 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={styles.drawing}
    >
      <path d={room} />
      <path d={mark} stroke="currentColor" className={styles.accent} />
    </svg>
  );
}
