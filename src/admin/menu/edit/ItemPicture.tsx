import type { ComponentType } from 'react';
import { ITEM_RECORDS } from '#domain/menu/menu-items';
import type { CategoryRow } from '../../../data/react/staff/use-category-rows';
import { useLanguage } from '../../../i18n/use-language';
import { Picture } from '../../../ui/media/Picture';
import type { OwnInput } from '../../records/RecordForm';
import { inputOf } from '../../records/record-draft';
import { PictureInput } from '../picture/PictureInput';
import { type GuestCard, shownItem } from './GuestPreview';

type ItemPictureProps = OwnInput & {
  categories: readonly CategoryRow[];
  Card: ComponentType<GuestCard>;
};

/** Shows the item's picture, with a preview on the guest's card that uses the form's values. */
export function ItemPicture(props: ItemPictureProps) {
  const { value, error, recordId, values, categories, Card, onChange } = props;
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
      itemId={recordId}
      fallback={category ? `/photos/category-${category.slug}-640.avif` : ''}
      preview={preview}
      onChange={onChange}
    />
  );
}
