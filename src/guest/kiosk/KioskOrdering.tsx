import { Trans, useLingui } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { KioskFacts } from '#domain/kiosks/kiosk';
import type { MenuItem } from '#domain/menu/menu-item';
import { itemChoice } from '#domain/menu/menu-item';
import { cartToday, linesToday, totalToday } from '../../data/menu/menu-store';
import type { KioskOrder } from '../../data/react/use-kiosk';
import { useCart, useMenu, useNet, useStoredLanguage } from '../../data/react/use-stores';
import { LANGUAGES } from '../../i18n/language';
import { Button, Chip, ChipRow } from '../../ui/controls/controls';
import { Badge, EmptyState, Spinner, useAnnounce } from '../../ui/feedback/states';
import { Row, Text, VisuallyHidden } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import { CartLines } from '../cart/CartLines';
import { useCartUndo } from '../cart/UndoStrip';
import { OrderingNote } from '../checkout/OrderingNote';
import { useChooseItem } from '../menu/choices/use-choose-item';
import { DishName, Price } from '../menu/dish/Dish';
import { ItemCard, menuGroups } from '../menu/MenuGroups';
import { brand } from '../shared/bars.css';
import { useDialog, useDialogActions } from '../use-dialog';
import * as styles from './Kiosk.css';
import type { PlacedOrder } from './KioskCheckout';
import { KioskCheckout } from './KioskCheckout';
import * as kioskFrameStyles from './KioskFrame.css';

export function KioskBar({ facts, children }: { facts: KioskFacts; children?: ReactNode }) {
  const { t } = useLingui();
  const { state } = useNet();
  const [language, setLanguage] = useStoredLanguage();
  const label = facts.tableLabel;
  return (
    <header className={kioskFrameStyles.bar}>
      <span lang="en" translate="no" className={brand}>
        Bar Bliss
      </span>
      <span className={kioskFrameStyles.place}>
        {label !== null && <Trans>Table {label}</Trans>}
      </span>
      <span role="status">
        {state === 'offline' && (
          <Badge tone="honey" icon={<WifiOff size={16} />}>
            <Trans>No connection</Trans>
          </Badge>
        )}
      </span>
      {children}
      <Row as="fieldset" aria-label={t`Language`} wrap={false}>
        {LANGUAGES.map((name) => (
          <Chip
            key={name}
            lang={name}
            translate="no"
            pressed={name === language}
            onClick={() => setLanguage(name)}
          >
            {NAMES[name]}
          </Chip>
        ))}
      </Row>
    </header>
  );
}

/** Each language is named in itself. */
const NAMES = { en: 'English', tr: 'Türkçe' } as const;

/** Shows a heading that takes the focus: screen readers read it, and Enter alone does nothing. */
export function KioskHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className={kioskFrameStyles.heading}>
      {children}
    </h1>
  );
}

/** Shows the codes of the orders that the kiosk no longer sends, for the team. */
export function KioskLost({ lost }: { lost: readonly KioskOrder[] }) {
  const { t } = useLingui();
  if (lost.length === 0) return null;
  return (
    <>
      <p className={styles.words}>{t`Not sent, the bar doesn't have it:`}</p>
      <ul>
        {lost.map(({ id, code }) => (
          <li key={id} translate="no" className={styles.code}>
            {code}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Shows the codes of the orders that the bar does not have yet, to guests who come back and to the team. */
export function KioskWaiting({ waiting }: { waiting: readonly KioskOrder[] }) {
  const { t } = useLingui();
  return (
    <div role="status" className={kioskFrameStyles.waiting}>
      {waiting.length > 0 && (
        <>
          <p>{t`The bar doesn't have these orders yet. We send them as soon as we can:`}</p>
          <ul className={kioskFrameStyles.codes}>
            {waiting.map(({ id, code }) => (
              <li key={id} translate="no" className={kioskFrameStyles.shortCode}>
                {code}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Shows one category at a time. Guests book brunch, so a kiosk leaves brunch out. */
function KioskMenu() {
  const { t } = useLingui();
  const { categories, items, state, reload } = useMenu();
  const [picked, pick] = useState<number | null>(null);
  const { open } = useDialogActions();
  const onChoose = useChooseItem();
  const groups = useMemo(
    () =>
      menuGroups(
        categories,
        items,
        '',
        (item, category) => itemChoice(item, category) !== 'brunch',
      ),
    [categories, items],
  );
  const shown = groups.find(({ category }) => category.id === picked) ?? groups[0];
  const onOpen = ({ id }: MenuItem) => void open({ d: 'item', id });
  if (!shown && state === 'loading') return <Spinner />;
  if (!shown) {
    return (
      <EmptyState
        title={t`We can't load the menu`}
        action={<Button onClick={reload}>{t`Try again`}</Button>}
      >
        {t`Please order with the team.`}
      </EmptyState>
    );
  }
  return (
    <>
      <ChipRow label={t`Menu categories`} className={styles.categories}>
        {groups.map(({ category }) => (
          <Chip
            key={category.id}
            pressed={category === shown.category}
            onClick={() => pick(category.id)}
          >
            <DishName row={category} />
          </Chip>
        ))}
      </ChipRow>
      <VisuallyHidden as="h3">
        <DishName row={shown.category} />
      </VisuallyHidden>
      <ul key={shown.category.id} className={styles.grid}>
        {shown.items.map((item) => (
          <li key={item.id}>
            <ItemCard
              item={item}
              category={shown.category}
              saysTableOnly={false}
              onChoose={onChoose}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

const DISHES: Partial<Record<string, ComponentType>> = {
  fries: dialogPart(() => import('../menu/choices/ChoiceDialogs').then((part) => part.FriesDialog)),
  sauce: dialogPart(() => import('../menu/choices/ChoiceDialogs').then((part) => part.SauceDialog)),
  item: dialogPart(() => import('../item/ItemDialog').then((part) => part.ItemDialog)),
};

type KioskOrderingProps = {
  facts: KioskFacts;
  /** Orders of earlier guests that the bar does not have. */
  waiting: readonly KioskOrder[];
  onPlaced: (order: PlacedOrder) => void;
  onStartOver: () => void;
  staff: ReactNode;
};

/** Shows menu and order side by side, without links to other pages. */
export function KioskOrdering({
  facts,
  waiting,
  onPlaced,
  onStartOver,
  staff,
}: KioskOrderingProps) {
  const { t } = useLingui();
  const { count, totalKurus } = useCart();
  const { open } = useDialog();
  return (
    <div className={styles.ordering}>
      <KioskBar facts={facts}>
        <Button tone="outline" onClick={onStartOver}>{t`Start over`}</Button>
      </KioskBar>
      <div className={styles.halves}>
        <main aria-label={t`Menu`} className={styles.menu}>
          <VisuallyHidden as="h1">{t`Kiosk · Bar Bliss`}</VisuallyHidden>
          <VisuallyHidden as="h2">{t`Menu`}</VisuallyHidden>
          <OrderingNote />
          <KioskMenu />
        </main>
        <KioskCart />
      </div>
      <footer className={styles.foot}>
        {staff}
        <KioskWaiting waiting={waiting} />
        <Button
          size="cta"
          className={styles.cartButton}
          trailing={count > 0 ? <Price kurus={totalKurus} /> : undefined}
          onClick={() => void open({ d: 'cart' })}
        >
          {t`Your order`}
        </Button>
      </footer>
      <Suspense fallback={null}>
        <OpenDialog tableLabel={facts.tableLabel} onPlaced={onPlaced} />
      </Suspense>
    </div>
  );
}

type OpenDialogProps = Pick<KioskFacts, 'tableLabel'> & Pick<KioskOrderingProps, 'onPlaced'>;

function OpenDialog({ tableLabel, onPlaced }: OpenDialogProps) {
  const { d = '' } = useDialog().search;
  const Dish = DISHES[d];
  if (Dish) return <Dish />;
  if (d === 'cart') return <KioskCartDialog />;
  return d === 'checkout' && <KioskCheckout tableLabel={tableLabel} onPlaced={onPlaced} />;
}

function dialogPart(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }));
}

type Cart = ReturnType<typeof useKioskCart>;

function KioskCart() {
  const { t } = useLingui();
  const cart = useKioskCart();
  return (
    <aside aria-label={t`Your order`} className={styles.cart}>
      <h2 className={styles.cartTitle}>{t`Your order`}</h2>
      <div className={styles.cartLines}>
        <Lines cart={cart} />
      </div>
      <div className={styles.cartFoot}>
        <Review cart={cart} />
      </div>
    </aside>
  );
}

/** Shows the order so far over the menu, where there is no room beside it. */
function KioskCartDialog() {
  const { close } = useDialogActions();
  const cart = useKioskCart();
  return (
    <Dialog title={<Trans>Your order</Trans>} onClose={close} footer={<Review cart={cart} />}>
      <Lines cart={cart} />
    </Dialog>
  );
}

function Lines({ cart: { undo, today } }: { cart: Cart }) {
  const { t } = useLingui();
  const isEmpty = undo.cart.items.length === 0 && undo.removed.length === 0;
  if (isEmpty) {
    return <Text size="body" tone="muted">{t`Nothing here yet. Pick something good.`}</Text>;
  }
  return <CartLines undo={undo} today={today} />;
}

function Review({ cart: { totalKurus, isOrderable, review } }: { cart: Cart }) {
  return (
    <Button
      size="cta"
      block
      unavailable={!isOrderable}
      trailing={isOrderable ? <Price kurus={totalKurus} /> : undefined}
      onClick={review}
    >
      <Trans>Review and order</Trans>
    </Button>
  );
}

/** Returns the order so far by today's menu, and the step to its review. */
function useKioskCart() {
  const { t } = useLingui();
  const announce = useAnnounce();
  const { open } = useDialogActions();
  const undo = useCartUndo();
  const { items } = useMenu();
  const { cart } = undo;
  const today = cartToday(cart.items, items);
  const orderable = linesToday(today);

  /** The kiosk orders the lines as shown: today's prices, no sold-out dishes. */
  function review() {
    if (orderable.length === 0) return announce(t`Your order is empty.`);
    cart.replaceAll(orderable);
    void open({ d: 'checkout' });
  }

  return { undo, today, totalKurus: totalToday(today), isOrderable: orderable.length > 0, review };
}
