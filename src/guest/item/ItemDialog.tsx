import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { type Fries, NOTES_MAX } from '#domain/menu/extras';
import { type ItemChoice, itemChoice } from '#domain/menu/item-choice';
import type { MenuCategory, MenuItem } from '#domain/menu/menu-item';
import { useMenu } from '../../data/react/use-menu';
import { localized } from '../../i18n/localized';
import { useLanguage } from '../../i18n/use-language';
import { useAnnounce } from '../../ui/feedback/use-announce';
import { TextInput } from '../../ui/form/inputs/TextInput';
import { Stack } from '../../ui/layout/Flow';
import { Picture } from '../../ui/media/Picture';
import { Dialog } from '../../ui/overlays/Dialog';
import { useShown } from '../../ui/router/use-router';
import * as text from '../../ui/theme/text.css';
import { FriesChoice } from '../menu/choices/FriesChoice';
import { useAddChosen } from '../menu/choices/use-add-chosen';
import { useDialogItem } from '../menu/choices/use-dialog-item';
import { useFries } from '../menu/choices/use-fries';
import { useSoldOutWord } from '../menu/choices/use-sold-out-word';
import { useWish } from '../menu/choices/use-wish';
import { DishName } from '../menu/dish/DishName';
import { useDialogActions, type Wish } from '../use-dialog';
import { usePageTitle } from '../use-page-title';
import { useShare } from '../use-share';
import { ItemActions } from './ItemActions';
import * as styles from './ItemDialog.css';
import { ItemFacts } from './ItemFacts';
import { ItemFooter } from './ItemFooter';

export function ItemDialog() {
  const item = useDialogItem();
  useSoldOutWord(item);
  const { categories } = useMenu();
  const category = categories.find(({ id }) => id === item?.categoryId);
  if (!item || !category) return null;
  return <ItemInDialog key={item.id} item={item} category={category} />;
}

type ItemInDialogProps = { item: MenuItem; category: MenuCategory };

function ItemInDialog({ item, category }: ItemInDialogProps) {
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
        copied &&
        (copied === 'yes' ? (
          <Trans>Link copied</Trans>
        ) : (
          <Trans>This browser can't share or copy it.</Trans>
        ))
      }
      onClose={close}
      footer={<ItemFooter {...{ item, choice, wish }} onChange={setWish} onAdd={add} />}
    >
      <Stack gap={16}>
        <Picture
          src={item.imageUrl}
          alt={t`Illustration: ${name}`}
          sizes="(min-width: 600px) 560px, 100vw"
          ratio="wide"
          priority
          dimmed={choice === 'out-of-stock'}
          className={styles.picture}
        />
        <p className={text.body}>{localized(item, 'description', language)}</p>
        <ItemFacts item={item} category={category} />
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
        {isOrdered && (
          <ItemNotes value={wish.notes} onChange={(notes) => setWish({ ...wish, notes })} />
        )}
        {!isKiosk && (
          <ItemActions
            item={item}
            onShare={() =>
              share({ title: name, url: `${window.location.origin}/?d=item&id=${item.id}` })
            }
          />
        )}
      </Stack>
    </Dialog>
  );
}

type ItemNotesProps = { value: string; onChange: (notes: string) => void };

/** Asks for a note to the kitchen for this dish. */
function ItemNotes({ value, onChange }: ItemNotesProps) {
  const { t } = useLingui();
  return (
    <TextInput
      label={<Trans>Notes for the kitchen</Trans>}
      optional
      hint={t`For example: no onion`}
      value={value}
      onChange={onChange}
      autoComplete="off"
      maxLength={NOTES_MAX}
      enterKeyHint="done"
    />
  );
}

type ChosenItem = { item: MenuItem; choice: ItemChoice; wish: Wish; fries: Fries | null };

/** Adds the dish, or opens its sauces. */
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
