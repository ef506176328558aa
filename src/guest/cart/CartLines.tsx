import { Trans, useLingui } from '@lingui/react/macro';
import { Check, MessageSquareText, Trash2 } from 'lucide-react';
import type { ComponentProps, FormEvent } from 'react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { CartLine } from '#domain/cart/cart';
import { MAX_QUANTITY } from '#domain/cart/cart';
import { FRIES, friesOf, NOTES_MAX } from '#domain/menu/menu-item';
import { shownKurus } from '#domain/money';
import type { LineToday } from '../../data/menu/menu-store';
import { useCart, useMenu } from '../../data/react/use-stores';
import { VisitWords } from '../../i18n/LazyWords';
import { localized, useLanguage } from '../../i18n/language';
import { useOtherFriesText } from '../../i18n/other-fries-text';
import { classNames } from '../../ui/class-names';
import { Button, IconButton } from '../../ui/controls/controls';
import { QuantityStepper } from '../../ui/controls/QuantityStepper';
import { Badge, useAnnounce } from '../../ui/feedback/states';
import { TextInput } from '../../ui/form/inputs/inputs';
import { Row, Stack, VisuallyHidden } from '../../ui/layout/Flow';
import { Picture } from '../../ui/media/Picture';
import { useNavigate } from '../../ui/router/RouterView';
import * as text from '../../ui/theme/text.css';
import { Price } from '../menu/dish/Dish';
import { scrollToCategory } from '../menu/MenuGroups';
import { LineName } from '../orders/shared/OrderFrame';
import { useDialogActions } from '../use-dialog';
import * as styles from './CartLineRow.css';
import type { useCartUndo } from './UndoStrip';
import { cartRows, UndoStrip } from './UndoStrip';

/** Names the first sold-out fries of these lines and the fries to choose instead; null means none to name. */
export function useOtherFries(lines: readonly CartLine[]): string | null {
  const text = useOtherFriesText();
  const { items } = useMenu();
  for (const { originalMenuItemId, customizations } of lines) {
    const item = items.find(({ id }) => id === originalMenuItemId);
    const wanted = customizations?.fries;
    if (!item?.isAvailable || !wanted) continue;
    const { soldOut } = friesOf(item);
    const left = FRIES.filter((kind) => !soldOut.includes(kind));
    if (soldOut.includes(wanted) && left.length > 0) return text(wanted, left);
  }
  return null;
}

type CartLinesProps = {
  undo: ReturnType<typeof useCartUndo>;
  today: readonly LineToday[];
  /** The chosen service does not offer these lines. */
  tableOnly?: readonly CartLine[];
};

/** Shows the order's lines; the guest can put a removed line back in its place. */
export function CartLines({ undo, today, tableOnly = [] }: CartLinesProps) {
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
      {cartRows(
        today.map(({ line }) => line),
        undo.removed,
      ).map((row) => {
        const { line } = row.kind === 'line' ? row : row.removed;
        const name = localized(line, 'name', language);
        return (
          <li key={line.id}>
            {row.kind === 'line' ? (
              <CartRow
                line={line}
                today={today.find((one) => one.line.id === line.id)}
                isTableOnly={tableOnly.some(({ id }) => id === line.id)}
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
      <VisitWords>
        <FreeLineRow line={line} onRemove={onRemove} />
      </VisitWords>
    </Suspense>
  );
}

type CartLineRowProps = {
  line: CartLine;
  today: LineToday | undefined;
  isTableOnly: boolean;
  onChange: (quantity: number) => void;
  onRemove: () => void;
};

function CartLineRow({ line, today, isTableOnly, onChange, onRemove }: CartLineRowProps) {
  const { t } = useLingui();
  const name = localized(line, 'name', useLanguage());
  const [isNoting, setNoting] = useState(false);
  const unitKurus = today?.kurus ?? shownKurus(line.price);
  const isSoldOut = today?.isSoldOut ?? false;
  const otherFries = useOtherFries([line]);
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
        {isSoldOut ? (
          <>
            <Badge tone="danger">{t`Sold out`}</Badge>
            {otherFries && <p className={text.small}>{otherFries}</p>}
          </>
        ) : (
          <UnitPrice kurus={unitKurus} wasKurus={today?.wasKurus ?? null} />
        )}
        {isTableOnly && <Badge tone="honey">{t`At the table only`}</Badge>}
      </div>
      {isSoldOut && (
        <SoldOutActions line={line} hasOtherFries={otherFries !== null} onRemove={onRemove} />
      )}
      {!isSoldOut && isNoting && <LineNote line={line} onDone={() => setNoting(false)} />}
      {!isSoldOut && !isNoting && (
        <>
          <Row gap={8} className={styles.stepper}>
            <QuantityStepper
              quantity={line.quantity}
              max={MAX_QUANTITY}
              label={t`Quantity: ${name}`}
              increaseLabel={t`One more ${name}`}
              decreaseLabel={t`One less ${name}`}
              removeLabel={t`Remove ${name}`}
              onChange={onChange}
              onRemove={onRemove}
            />
            <IconButton
              label={t`Note: ${name}`}
              icon={<MessageSquareText size={20} />}
              onClick={() => setNoting(true)}
            />
          </Row>
          <Price
            kurus={unitKurus * line.quantity}
            className={classNames(text.item, styles.total)}
          />
        </>
      )}
    </div>
  );
}

/** Takes the note in the place of the quantity, so that no other line moves. */
function LineNote({ line, onDone }: { line: CartLine; onDone: () => void }) {
  const { t } = useLingui();
  const { setNotes } = useCart();
  const [notes, setTyped] = useState(line.customizations?.notes ?? '');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  function save(event: FormEvent) {
    event.preventDefault();
    setNotes(line.id, notes);
    onDone();
  }

  return (
    <Row as="form" gap={8} wrap={false} className={styles.gone} onSubmit={save}>
      <TextInput
        ref={input}
        label={t`Notes for the kitchen`}
        hideLabel
        placeholder={t`For example: no onion`}
        value={notes}
        onChange={setTyped}
        maxLength={NOTES_MAX}
        enterKeyHint="done"
        className={styles.other}
      />
      <IconButton type="submit" tone="tonal" label={t`Keep the note`} icon={<Check size={20} />} />
    </Row>
  );
}

/** Shows a free dish; removing the dish returns its points. */
function FreeLineRow({ line, onRemove }: { line: CartLine; onRemove: () => void }) {
  const { t } = useLingui();
  const name = localized(line, 'name', useLanguage());
  const points = line.pointsUsed ?? 0;
  return (
    <div className={styles.row}>
      <Picture src={line.imageUrl} alt="" sizes="72px" className={styles.art} />
      <div className={styles.words}>
        <p className={text.item}>
          1 × <LineName line={line} />
        </p>
        <Badge tone="plum">{t`Redeemed · ${points} points`}</Badge>
      </div>
      <IconButton
        label={t`Remove ${name}, get ${points} points back`}
        icon={<Trash2 />}
        onClick={onRemove}
        className={styles.stepper}
      />
      <Price kurus={0} className={classNames(text.item, styles.total)} />
    </div>
  );
}

/** Shows the unit price, with the former price if it changed. */
function UnitPrice({ kurus, wasKurus }: { kurus: number; wasKurus: number | null }) {
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
        <Price kurus={kurus} /> {t`each`}
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
        {hasOtherFries ? t`Choose other fries` : t`Choose something else`}
      </Button>
      <IconButton
        tone="outline"
        label={t`Remove ${name}`}
        icon={<Trash2 size={20} />}
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
