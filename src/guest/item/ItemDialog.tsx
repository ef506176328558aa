import { useLingui } from '@lingui/react/macro';
import { Heart, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { MAX_QUANTITY } from '#domain/cart/cart';
import type { Fries, ItemChoice, MenuCategory, MenuItem } from '#domain/menu/menu-item';
import { isTableOnly, itemChoice, itemTags, NOTES_MAX, pieceKurus } from '#domain/menu/menu-item';
import { isUploaded } from '#domain/pictures/pictures';
import { toggleFavourite, useFavourites, useMenu } from '../../data/react/use-stores';
import { localized, useLanguage } from '../../i18n/language';
import { classNames } from '../../ui/class-names';
import { Button, IconButton } from '../../ui/controls/controls';
import { QuantityStepper } from '../../ui/controls/QuantityStepper';
import { useAnnounce } from '../../ui/feedback/states';
import { TextInput } from '../../ui/form/inputs/inputs';
import { Row, Stack, Text } from '../../ui/layout/Flow';
import { Picture } from '../../ui/media/Picture';
import { Dialog } from '../../ui/overlays/Dialog';
import { useShown } from '../../ui/router/RouterView';
import * as text from '../../ui/theme/text.css';
import {
  FriesChoice,
  useAddChosen,
  useDialogItem,
  useFries,
  useSoldOutWord,
  useWish,
} from '../menu/choices/FriesChoice';
import { DishName, Price } from '../menu/dish/Dish';
import { ITEM_TAG_NAMES } from '../menu/dish/item-tag-names';
import { TableOnlyNote } from '../menu/MenuGroups';
import type { Wish } from '../use-dialog';
import { useDialogActions, usePageTitle } from '../use-dialog';
import { useShare } from '../use-share';
import { ALLERGEN_NAMES } from './allergen-names';
import * as styles from './item.css';

export function ItemDialog() {
  const item = useDialogItem();
  useSoldOutWord(item);
  const { categories } = useMenu();
  const category = categories.find(({ id }) => id === item?.categoryId);
  if (!item || !category) return null;
  return <ItemInDialog key={item.id} item={item} category={category} />;
}

function ItemInDialog({ item, category }: { item: MenuItem; category: MenuCategory }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { close } = useDialogActions();
  const [wish, setWish] = useState(useWish());
  const { share, copied } = useShare();
  const name = localized(item, 'name', language);
  const choice = itemChoice(item, category);
  const addItem = useAddItem();
  const isKiosk = useShown(({ location }) => location.path === '/kiosk');
  const announce = useAnnounce();
  const friesPart = useRef<HTMLDivElement>(null);
  const [fries, setFries] = useFries(item);
  const [hasTried, setTried] = useState(false);
  const isOrdered = choice !== 'out-of-stock' && choice !== 'brunch';
  usePageTitle(t`${name} · Bar Bliss`);

  function add() {
    if (choice !== 'fries' || fries) return addItem({ item, choice, wish, fries });
    setTried(true);
    friesPart.current?.scrollIntoView({ block: 'center' });
    announce(t`Choose your fries first`);
  }

  return (
    <Dialog
      title={<DishName row={item} />}
      status={
        copied && (copied === 'yes' ? t`Link copied` : t`This browser can't share or copy it.`)
      }
      className={styles.dialog}
      onClose={close}
      footer={<ItemFooter {...{ item, choice, wish }} onChange={setWish} onAdd={add} />}
    >
      <Stack gap={16}>
        <div className={styles.stage}>
          <Picture
            src={item.imageUrl}
            alt={isUploaded(item.imageUrl) ? name : t`Illustration: ${name}`}
            sizes="(min-width: 600px) 560px, 100vw"
            priority
            dimmed={choice === 'out-of-stock'}
            className={styles.picture}
          />
          {!isKiosk && (
            <ItemActions
              item={item}
              onShare={() =>
                share({ title: name, url: `${window.location.origin}/?d=item&id=${item.id}` })
              }
            />
          )}
        </div>
        <p className={text.body}>{localized(item, 'description', language)}</p>
        {choice === 'fries' && (
          <div ref={friesPart}>
            <FriesChoice
              item={item}
              value={fries}
              isMissing={hasTried && !fries}
              onChange={setFries}
            />
          </div>
        )}
        <ItemFacts item={item} category={category} />
        {isOrdered && (
          <TextInput
            label={t`Notes for the kitchen`}
            optional
            hint={t`For example: no onion`}
            value={wish.notes}
            onChange={(notes) => setWish({ ...wish, notes })}
            maxLength={NOTES_MAX}
            enterKeyHint="done"
          />
        )}
      </Stack>
    </Dialog>
  );
}

type ChosenItem = { item: MenuItem; choice: ItemChoice; wish: Wish; fries: Fries | null };

function useAddItem(): (chosen: ChosenItem) => Promise<void> {
  const addChosen = useAddChosen();
  const { open, step } = useDialogActions();
  return async ({ item, choice, wish, fries }) => {
    if (choice === 'add') return addChosen(item, {}, wish);
    if (choice === 'brunch') return open({ d: 'brunch', step: 1 });
    if (fries) return addChosen(item, { fries }, wish);
    if (choice !== 'sauce') return;
    // Back from the sauces restores the choices.
    await step({}, { replace: true, wish });
    await open({ d: choice, id: item.id }, wish);
  };
}

function ItemFacts({ item, category }: { item: MenuItem; category: MenuCategory }) {
  const { t } = useLingui();
  const list = new Intl.ListFormat(useLanguage(), { style: 'narrow' });
  const diets = itemTags(item, category).map((tag) => t(ITEM_TAG_NAMES[tag]));
  const allergens = item.allergens?.map((allergen) => t(ALLERGEN_NAMES[allergen]));
  return (
    <div>
      <Stack as="dl" gap={8}>
        {diets.length > 0 && <Fact name={t`Good to know`}>{list.format(diets)}</Fact>}
        <Fact name={t`Allergens`}>
          {!allergens && t`Not checked: ask us`}
          {allergens?.length === 0 && t`None declared`}
          {allergens && list.format(allergens)}
        </Fact>
        {item.pork && <Fact name={t`Meat`}>{t`Contains pork`}</Fact>}
      </Stack>
      <p className={classNames(text.small, text.muted, styles.ask)}>
        {t`Allergies? Tell the team before you order.`}
      </p>
      {isTableOnly(item) && <TableOnlyNote />}
    </div>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <Text as="dt" tone="muted">
        {name}
      </Text>
      <dd>{children}</dd>
    </div>
  );
}

function ItemActions({ item, onShare }: { item: MenuItem; onShare: () => void }) {
  const { t } = useLingui();
  const isKept = useFavourites().includes(item.id);
  return (
    <Row gap={8} className={styles.actions}>
      <IconButton
        tone="tonal"
        label={isKept ? t`Remove from favourites` : t`Add to favourites`}
        icon={<Heart size={20} className={isKept ? styles.kept : undefined} />}
        onClick={() => toggleFavourite(item.id)}
      />
      <IconButton tone="tonal" label={t`Share`} icon={<Share2 size={20} />} onClick={onShare} />
    </Row>
  );
}

type ItemFooterProps = {
  item: MenuItem;
  choice: ItemChoice;
  wish: Wish;
  onChange: (wish: Wish) => void;
  onAdd: () => void;
};

function ItemFooter({ item, choice, wish, onChange, onAdd }: ItemFooterProps) {
  const { t } = useLingui();
  const name = localized(item, 'name', useLanguage());
  if (choice === 'out-of-stock') {
    return <Button tone="tonal" size="cta" block unavailable>{t`OUT OF STOCK`}</Button>;
  }
  if (choice === 'brunch') {
    return (
      <Button size="cta" block onClick={onAdd}>
        {t`Book`} · <Price kurus={item.priceKurus} />
      </Button>
    );
  }
  return (
    <Row gap={12} justify="between">
      <QuantityStepper
        size="cta"
        quantity={wish.quantity}
        max={MAX_QUANTITY}
        label={t`Quantity: ${name}`}
        increaseLabel={t`One more ${name}`}
        decreaseLabel={t`One less ${name}`}
        onChange={(quantity) => onChange({ ...wish, quantity })}
      />
      <Button
        size="cta"
        aria-haspopup={choice === 'sauce' ? 'dialog' : undefined}
        className={styles.add}
        onClick={onAdd}
      >
        {t`Add`} · <Price kurus={pieceKurus(item, choice) * wish.quantity} />
      </Button>
    </Row>
  );
}
