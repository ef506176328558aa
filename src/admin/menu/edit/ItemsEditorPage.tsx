import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CalendarClock, Images, Percent } from 'lucide-react';
import type { ComponentType } from 'react';
import { useState } from 'react';
import type { Recipe } from '#domain/inventory/recipe';
import { dishPart } from '#domain/inventory/recipe';
import { orderItems } from '#domain/menu/menu.operations';
import type { MenuCategory, MenuItem } from '#domain/menu/menu-item';
import { NO_ALLERGENS } from '#domain/menu/menu-item';
import { ITEM_RECORDS } from '#domain/menu/menu-items';
import { shownKurus } from '#domain/money';
import type { ResourceRecord, Values } from '#domain/resource/resource';
import { drawnPicture } from '../../../data/commands/pictures';
import { menuItemsOf } from '../../../data/menu/menu-store';
import type { CategoryRow } from '../../../data/react/use-staff';
import { useCategoryRows, useStaffReading } from '../../../data/react/use-staff';
import { useMenu } from '../../../data/react/use-stores';
import { formatDateTime } from '../../../i18n/day-text';
import { formatMoney, useLanguage } from '../../../i18n/language';
import { Button } from '../../../ui/controls/controls';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { SelectInput } from '../../../ui/form/inputs/inputs';
import { Heading, Stack } from '../../../ui/layout/Flow';
import { Picture } from '../../../ui/media/Picture';
import { Dialog } from '../../../ui/overlays/Dialog';
import { useIngredients } from '../../inventory/StockForm';
import { PhotosDialog } from '../../pictures/PhotosDialog';
import { PictureInput } from '../../pictures/PictureInput';
import { DISH } from '../../pictures/photo';
import type { RecordQuestion } from '../../records/RecordPanel';
import { RecordsPage } from '../../records/RecordsPage';
import type { ListAction, OwnInput } from '../../records/RecordsTools';
import { inputOf } from '../../records/record-editor';
import { useMay } from '../../shared/Read';
import { UncheckedDishes } from '../MenuItemsPage';
import type { CategoryDialogProps } from './CategoriesPage';
import { BulkPrices, choicesOf, OrderDialog, rearrange, useCategoryItems } from './CategoriesPage';
import * as styles from './MenuEdit.css';

/** Asks for the allergens of a dish for which nobody has stated any. */
function askForAllergens(asked: RecordQuestion) {
  const { allergens } = asked.values;
  return Array.isArray(allergens) && allergens.length === 0 ? (
    <AllergenQuestion {...asked} />
  ) : null;
}

function AllergenQuestion({ onAnswer, onClose }: RecordQuestion) {
  const { t } = useLingui();
  return (
    <Dialog
      variant="choice"
      title={t`Which allergens does it contain?`}
      onClose={onClose}
      footer={
        <Stack gap={8}>
          <Button size="cta" block onClick={onClose}>{t`Tick its allergens`}</Button>
          <Button tone="outline" block onClick={() => onAnswer({ allergens: [NO_ALLERGENS] })}>
            <Trans>No allergens: checked, it contains none</Trans>
          </Button>
          <Button tone="quiet" block onClick={() => onAnswer({})}>{t`Save as not checked`}</Button>
        </Stack>
      }
    >
      <p>
        <Trans>
          None is ticked. Until somebody checks the dish, guests read “Not checked: ask us”, it has
          no vegan, vegetarian or gluten-free mark, and guests' filters leave it out.
        </Trans>
      </p>
    </Dialog>
  );
}

function DishRecipe({ itemId }: { itemId: number | string }) {
  const { t } = useLingui();
  const part = dishPart(Number(itemId));
  const { value } = useStaffReading<{ recipes: Recipe[] }>('/api/admin/recipes');
  const { items, wordsOf } = useIngredients();
  if (!value || !items) return null;
  const recipe = value.recipes.find((one) => one.part === part);
  return (
    <Stack as="section" gap={8}>
      <Heading size="item">{t`Recipe`}</Heading>
      {recipe && recipe.lines.length > 0 ? (
        <ul className={styles.history}>
          {wordsOf(recipe).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      ) : (
        <p className={styles.history}>
          <Trans>No ingredients yet: this takes nothing out of the stock.</Trans>
        </p>
      )}
      <LinkButton asChild tone="outline">
        <Link to="/admin/inventory/recipes" search={{ id: part }}>{t`Change the recipe`}</Link>
      </LinkButton>
    </Stack>
  );
}

function ItemOrder({ options, onClose, onSaved }: CategoryDialogProps) {
  const { t } = useLingui();
  const [category, setCategory] = useState(options[0]?.value ?? '');
  const rows = useCategoryItems(category);
  return (
    <OrderDialog
      key={`${category} ${rows?.length ?? ''}`}
      title={t`Rearrange the items`}
      operation={orderItems}
      rows={rows ?? []}
      onClose={onClose}
      onSaved={onSaved}
    >
      <div className={styles.rule}>
        <SelectInput
          label={<Trans>Category</Trans>}
          value={category}
          options={options}
          onChange={setCategory}
        />
      </div>
    </OrderDialog>
  );
}

/** The app passes in the guest's card of an item, because staff screens cannot import guest screens. */
type GuestCard = { item: MenuItem; category: MenuCategory; language: 'en' | 'tr' };

type GuestPreviewProps = {
  record: ResourceRecord;
  categories: readonly CategoryRow[];
  Card: ComponentType<GuestCard>;
};

function GuestPreview({ record, categories, Card }: GuestPreviewProps) {
  const { t } = useLingui();
  const category = categories.find(({ id }) => id === record.categoryId);
  const item = shownItem(record);
  const fries = useMenu().items.find(({ id }) => id === item?.id)?.fries;
  if (!category || !item) return null;
  const imageUrl = item.imageUrl || `/photos/category-${category.slug}-640.avif`;
  return (
    <Stack as="section" gap={8}>
      <Heading size="item">{t`As guests see it`}</Heading>
      <Stack gap={12}>
        {(['en', 'tr'] as const).map((language) => (
          <div key={language} lang={language} inert className={styles.card}>
            <Card
              item={{ ...item, imageUrl, ...(fries && { fries }) }}
              category={category}
              language={language}
            />
          </div>
        ))}
      </Stack>
    </Stack>
  );
}

/** Makes a menu item from a record or the form, or null while incomplete. */
function shownItem({ choiceRule, allergens, ...rest }: Values): MenuItem | null {
  const isNone = Array.isArray(allergens) && allergens.includes(NO_ALLERGENS);
  const stated = isNone ? { noAllergens: true } : { allergens };
  const rule = choiceRule !== 'auto' && { choiceRule };
  return menuItemsOf([{ ...rest, ...stated, ...rule }])[0] ?? null;
}

type ItemPictureProps = OwnInput & {
  categories: readonly CategoryRow[];
  Card: ComponentType<GuestCard>;
};

/** Shows the item's picture, with a preview on the guest's card that uses the form's values. */
function ItemPicture(props: ItemPictureProps) {
  const { value, error, recordId, values, categories, Card, onChange } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const input = inputOf(ITEM_RECORDS, values);
  const category = categories.find(({ id }) => id === input.categoryId);

  function preview(imageUrl: string) {
    const item = shownItem({ ...input, id: Number(recordId ?? 1), imageUrl });
    if (!item || !category) return <Picture src={imageUrl} alt="" />;
    return <Card item={{ ...item, imageUrl }} category={category} language={language} />;
  }

  return (
    <PictureInput
      label={ITEM_RECORDS.fields.imageUrl.label[language]}
      value={String(value)}
      error={error}
      kind={DISH}
      advice={t`A bright photo from above or the side, with the dish in the middle.`}
      removeLabel={t`Use the drawn picture`}
      withoutPhoto={() => drawnPicture(recordId)}
      fallback={category ? `/photos/category-${category.slug}-640.avif` : ''}
      preview={preview}
      onChange={onChange}
    />
  );
}

type Prices = { prices: readonly { price: string; at: string; by: string }[] };

/** Shows the price history of an item. A new `v` reads the history again. */
function PriceHistory({ itemId, v }: { itemId: number | string; v: number }) {
  const { t } = useLingui();
  const { value } = useStaffReading<Prices>(`/api/admin/menu/items/${itemId}/prices`, v);
  const language = useLanguage();
  if (!value || value.prices.length === 0) return null;
  return (
    <Stack as="section" gap={8}>
      <Heading size="item">{t`Price history`}</Heading>
      <ol className={styles.history}>
        {value.prices.map(({ price, at, by }) => (
          <li key={at}>
            <strong lang="tr">{formatMoney(shownKurus(price), 'tr')}</strong>
            {' · '}
            {formatDateTime(Date.parse(at), language)}
            {by && ` · ${by}`}
          </li>
        ))}
      </ol>
    </Stack>
  );
}

export function ItemsEditorPage({ Card }: { Card: ComponentType<GuestCard> }) {
  const language = useLanguage();
  const categories = useCategoryRows();
  const [isOpen, setOpen] = useState<'order' | 'prices' | 'photos' | null>(null);
  const [saved, setSaved] = useState(0);
  const categoryId = choicesOf(categories);
  const options = categoryId.map(({ value, label }) => ({ value, label: label[language] }));
  const dialog = {
    options,
    onClose: () => setOpen(null),
    onSaved: () => {
      setOpen(null);
      setSaved(saved + 1);
    },
  };
  const mayChange = useMay('menu.change');
  const actions: ListAction[] = [
    rearrange(() => setOpen('order')),
    {
      id: 'prices',
      label: <Trans>Change many prices</Trans>,
      icon: <Percent size={20} />,
      onSelect: () => setOpen('prices'),
    },
    {
      id: 'photos',
      label: <Trans>Upload many photos</Trans>,
      icon: <Images size={20} />,
      onSelect: () => setOpen('photos'),
    },
    {
      id: 'schedule',
      label: <Trans>Scheduled changes</Trans>,
      icon: <CalendarClock size={20} />,
      to: '/admin/menu/items/schedule',
    },
  ];
  return (
    <RecordsPage
      key={saved}
      resource={ITEM_RECORDS}
      choices={{ categoryId }}
      inputs={{
        imageUrl: (input) => <ItemPicture {...input} categories={categories} Card={Card} />,
      }}
      canDuplicate
      question={askForAllergens}
      notice={<UncheckedDishes />}
      more={(record) => (
        <>
          <GuestPreview record={record} categories={categories} Card={Card} />
          <DishRecipe itemId={record.id} />
          <PriceHistory itemId={record.id} v={record.v} />
        </>
      )}
      actions={mayChange ? actions : []}
      tools={
        <>
          {isOpen === 'order' && <ItemOrder {...dialog} />}
          {isOpen === 'prices' && <BulkPrices {...dialog} />}
          {isOpen === 'photos' && <PhotosDialog {...dialog} />}
        </>
      }
    />
  );
}
