import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { type ComponentProps, Suspense } from 'react';
import { type CartLine, MAX_QUANTITY } from '#domain/cart/cart';
import { lineName, typedSauce } from '#domain/menu/extras';
import { shownKurus } from '#domain/money';
import type { LineToday } from '../../data/menu/cart-today';
import { useCart } from '../../data/react/use-cart';
import { useMenu } from '../../data/react/use-menu';
import { SiteWords } from '../../i18n/LazyWords';
import { localized } from '../../i18n/localized';
import { useLanguage } from '../../i18n/use-language';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/controls/Button';
import { IconButton } from '../../ui/controls/IconButton';
import { QuantityStepper } from '../../ui/controls/QuantityStepper';
import { Badge } from '../../ui/feedback/Badge';
import { useAnnounce } from '../../ui/feedback/live-region';
import { Stack } from '../../ui/layout/Flow';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { Picture } from '../../ui/media/Picture';
import { useNavigate } from '../../ui/router/RouterView';
import * as text from '../../ui/theme/text.css';
import { DishName, Price } from '../menu/dish/Dish';
import { scrollToCategory } from '../menu/menu-groups';
import { useDialogActions } from '../use-dialog';
import * as styles from './CartLineRow.css';
import { cartRows, UndoStrip, type useCartUndo } from './UndoStrip';
import { useOtherFries } from './use-other-fries';

type LineNameProps = { line: Pick<CartLine, 'nameEn' | 'nameTr' | 'customizations'> };

/** Shows "The Bliss Classic + Seasoned Fries", the extras in the page's language. */
function LineName({ line }: LineNameProps) {
  const language = useLanguage();
  const dish = localized(line, 'name', language);
  const extras = lineName(line, line.customizations ?? {}, language).slice(dish.length);
  return (
    <>
      <DishName row={line} />
      {extras}
    </>
  );
}

type CartLinesProps = {
  undo: ReturnType<typeof useCartUndo>;
  today: readonly LineToday[];
};

/** Shows the order's lines; the guest can put a removed line back in its place. */
export function CartLines({ undo, today }: CartLinesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const announce = useAnnounce();
  const { cart } = undo;

  function remove(lineId: number, name: string) {
    undo.remove(lineId);
    announce(t`${name} removed`);
  }

  return (
    <Stack as="ul" gap={20} className={styles.lines}>
      {cartRows(cart.items, undo.removed).map((row) => {
        const { line } = row.kind === 'line' ? row : row.removed;
        const name = localized(line, 'name', language);
        return (
          <li key={line.id}>
            {row.kind === 'line' ? (
              <CartRow
                line={line}
                today={today.find((one) => one.line.id === line.id)}
                onChange={(quantity) => cart.setQuantity(line.id, quantity)}
                onRemove={() => remove(line.id, name)}
              />
            ) : (
              <UndoStrip
                onUndo={() => undo.restore(row.removed)}
                onExpire={() => undo.forget(row.removed)}
              >
                <Trans>{name} removed</Trans>
              </UndoStrip>
            )}
          </li>
        );
      })}
    </Stack>
  );
}

/** Free dishes have a fixed quantity. */
function CartRow(props: ComponentProps<typeof CartLineRow>) {
  const { line, onRemove } = props;
  if (!line.holdId) return <CartLineRow {...props} />;
  return (
    <Suspense fallback={null}>
      <SiteWords>
        <FreeLineRow line={line} onRemove={onRemove} />
      </SiteWords>
    </Suspense>
  );
}

type CartLineRowProps = {
  line: CartLine;
  today: LineToday | undefined;
  onChange: (quantity: number) => void;
  onRemove: () => void;
};

function CartLineRow({ line, today, onChange, onRemove }: CartLineRowProps) {
  const { t } = useLingui();
  const name = localized(line, 'name', useLanguage());
  const unitKurus = today?.kurus ?? shownKurus(line.price);
  const isSoldOut = today?.isSoldOut ?? false;
  const otherFries = useOtherFries([line]);
  const { notes } = line.customizations ?? {};
  const customSauce = typedSauce(line.customizations ?? {});
  return (
    <div className={styles.row}>
      <Picture src={line.imageUrl} alt="" sizes="72px" dimmed={isSoldOut} className={styles.art} />
      <div className={styles.words}>
        <p className={text.item}>
          {isSoldOut ? (
            <s>
              <LineName line={line} />
            </s>
          ) : (
            <LineName line={line} />
          )}
        </p>
        {customSauce && <p className={classNames(text.small, text.muted)}>“{customSauce}”</p>}
        {notes && <p className={classNames(text.small, text.muted)}>“{notes}”</p>}
        {isSoldOut ? (
          <>
            <Badge tone="danger">{t`Sold out`}</Badge>
            {otherFries && <p className={text.small}>{otherFries}</p>}
          </>
        ) : (
          <UnitPrice kurus={unitKurus} wasKurus={today?.wasKurus ?? null} />
        )}
      </div>
      {isSoldOut ? (
        <SoldOutActions line={line} hasOtherFries={otherFries !== null} onRemove={onRemove} />
      ) : (
        <>
          <QuantityStepper
            quantity={line.quantity}
            max={MAX_QUANTITY}
            label={t`Quantity: ${name}`}
            increaseLabel={t`One more ${name}`}
            decreaseLabel={t`One less ${name}`}
            removeLabel={t`Remove ${name}`}
            onChange={onChange}
            onRemove={onRemove}
            className={styles.stepper}
          />
          <Price
            kurus={unitKurus * line.quantity}
            className={classNames(text.item, styles.total)}
          />
        </>
      )}
    </div>
  );
}

type FreeLineRowProps = { line: CartLine; onRemove: () => void };

/** Shows a free dish; removing the dish returns its points. */
function FreeLineRow({ line, onRemove }: FreeLineRowProps) {
  const { t } = useLingui();
  const name = localized(line, 'name', useLanguage());
  const points = line.pointsUsed ?? 0;
  const customSauce = typedSauce(line.customizations ?? {});
  return (
    <div className={styles.row}>
      <Picture src={line.imageUrl} alt="" sizes="72px" className={styles.art} />
      <div className={styles.words}>
        <p className={text.item}>
          1 × <LineName line={line} />
        </p>
        {customSauce && <p className={classNames(text.small, text.muted)}>“{customSauce}”</p>}
        <Badge tone="plum">{t`Redeemed · ${points} points`}</Badge>
      </div>
      <IconButton
        label={t`Remove ${name}, get ${points} points back`}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
        className={styles.stepper}
      />
      <Price kurus={0} className={classNames(text.item, styles.total)} />
    </div>
  );
}

type UnitPriceProps = { kurus: number; wasKurus: number | null };

/** Shows the unit price, with the former price if it changed. */
function UnitPrice({ kurus, wasKurus }: UnitPriceProps) {
  const { t } = useLingui();
  return (
    <p className={classNames(text.small, text.muted, styles.unit)}>
      {wasKurus !== null && (
        <>
          <Badge tone="honey">{t`Price changed`}</Badge>
          <s>
            <VisuallyHidden>{t`before:`}</VisuallyHidden>
            <Price kurus={wasKurus} />
          </s>
        </>
      )}
      <span>
        <Price kurus={kurus} /> <Trans>each</Trans>
      </span>
    </p>
  );
}

type SoldOutActionsProps = {
  line: CartLine;
  /** True if the dish is sold with other fries. */
  hasOtherFries: boolean;
  onRemove: () => void;
};

/** Offers to choose another dish or to remove the sold-out one. */
function SoldOutActions({ line, hasOtherFries, onRemove }: SoldOutActionsProps) {
  const { t } = useLingui();
  const name = localized(line, 'name', useLanguage());
  const chooseElse = useChooseElse();
  const chooseFries = useChooseFries();
  return (
    <div className={styles.gone}>
      <Button
        tone="tonal"
        size="compact"
        className={styles.other}
        onClick={() => (hasOtherFries ? chooseFries(line) : chooseElse(line))}
      >
        {hasOtherFries ? <Trans>Choose other fries</Trans> : <Trans>Choose something else</Trans>}
      </Button>
      <IconButton
        tone="outline"
        label={t`Remove ${name}`}
        icon={<Trash2 aria-hidden="true" size={20} />}
        onClick={onRemove}
      />
    </div>
  );
}

/** Removes a line and asks for its fries anew. */
function useChooseFries(): (line: CartLine) => void {
  const { remove } = useCart();
  const { open } = useDialogActions();
  return ({ id, originalMenuItemId, quantity, customizations }) => {
    remove(id);
    const wish = { quantity, notes: customizations?.notes ?? '' };
    void open({ d: 'fries', id: originalMenuItemId }, wish);
  };
}

/** Removes a sold-out line and opens its category. */
function useChooseElse(): (line: CartLine) => void {
  const { categories, items } = useMenu();
  const { remove } = useCart();
  const navigate = useNavigate();
  return (line) => {
    const item = items.find(({ id }) => id === line.originalMenuItemId);
    const slug = categories.find(({ id }) => id === item?.categoryId)?.slug;
    remove(line.id);
    void navigate({
      to: '/',
      search: { cat: slug },
      state: (before) => ({ ...before, dialogDepth: undefined }),
      replace: true,
    }).then(() => slug && scrollToCategory(slug));
  };
}
