import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, PointerEvent } from 'react';
import { memo, useRef } from 'react';
import type { MenuCategory, MenuItem } from '#domain/menu/menu-item';
import { friesOf, isOutOfStock, itemChoice, pieceKurus } from '#domain/menu/menu-item';
import { formatMoney, useLanguage } from '../../i18n/language';
import { VisuallyHidden } from '../../ui/layout/Flow';
import * as styles from './Pad.css';
import * as tiles from './Tile.css';

type DishesProps = {
  items: readonly MenuItem[];
  categories: readonly MenuCategory[];
  /** Pieces in the round by dish. */
  counts: ReadonlyMap<number, number>;
  onTap: (item: MenuItem) => void;
  /** A long press asks for pieces and wishes first. */
  onHold: (item: MenuItem) => void;
};

/** Shows the dishes as tiles; arrows move between them. */
export function Dishes({ items, categories, counts, onTap, onHold }: DishesProps) {
  return (
    <ul className={styles.tiles} onKeyDown={moveByArrow}>
      {items.map((item) => {
        const category = categories.find(({ id }) => id === item.categoryId);
        return (
          <li key={item.id}>
            <Tile
              item={item}
              slug={category?.slug ?? ''}
              count={counts.get(item.id) ?? 0}
              onTap={onTap}
              onHold={onHold}
            />
          </li>
        );
      })}
    </ul>
  );
}

type TileProps = Pick<DishesProps, 'onTap' | 'onHold'> & {
  item: MenuItem;
  slug: string;
  count: number;
};

const Tile = memo(function Tile({ item, slug, count, onTap, onHold }: TileProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const press = useLongPress(() => onHold(item));
  const isOut = !item.isAvailable || isOutOfStock({ ...item, fries: friesOf(item) }, { slug });
  const isTurkish = language === 'tr' && item.nameTr !== '';
  return (
    <button
      type="button"
      data-chosen={count > 0 || undefined}
      aria-disabled={isOut || undefined}
      className={tiles.tile}
      {...press.handlers}
      onClick={() => !press.isHeld() && onTap(item)}
    >
      <span className={tiles.name} {...(isTurkish ? {} : { lang: 'en' })}>
        {isTurkish ? item.nameTr : item.nameEn}
      </span>
      <span className={tiles.foot}>
        <span lang="tr">{formatMoney(pieceKurus(item, itemChoice(item, { slug })), 'tr')}</span>
        {isOut && <span>{t`Sold out`}</span>}
        {count > 0 && (
          <span className={tiles.count}>
            {count}
            <VisuallyHidden> {t`in the round`}</VisuallyHidden>
          </span>
        )}
      </span>
    </button>
  );
});

const HOLD_MS = 500;

/** A press that lasts is not a tap as well. */
function useLongPress(onHold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = useRef(false);
  const end = () => clearTimeout(timer.current);
  return {
    isHeld: () => isHeld.current,
    handlers: {
      onPointerDown(event: PointerEvent) {
        isHeld.current = false;
        if (event.button !== 0) return;
        end();
        timer.current = setTimeout(() => {
          isHeld.current = true;
          onHold();
        }, HOLD_MS);
      },
      onPointerUp: end,
      onPointerCancel: end,
      onPointerLeave: end,
      onKeyDown() {
        isHeld.current = false;
      },
    },
  };
}

const STEPS: Readonly<Record<string, [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const [across, down] = STEPS[event.key] ?? [0, 0];
  if (across === 0 && down === 0) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = all.findIndex((one) => one.matches(':focus'));
  const top = all[0]?.parentElement?.offsetTop;
  const columns = all.filter((one) => one.parentElement?.offsetTop === top).length;
  const next = all[at + across + down * columns];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
