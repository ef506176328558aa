import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { pieceKurus } from '#domain/menu/item-choice';
import { Dialog } from '../../../ui/overlays/Dialog';
import { useDialogActions } from '../../use-dialog';
import { usePageTitle } from '../../use-page-title';
import { DishName } from '../dish/DishName';
import { ChoiceFooter } from './ChoiceFooter';
import { FriesChoice } from './FriesChoice';
import { useAddChosen } from './use-add-chosen';
import { useDialogItem } from './use-dialog-item';
import { useFries } from './use-fries';
import { useSoldOutWord } from './use-sold-out-word';
import { useWish } from './use-wish';

export function FriesDialog() {
  const { t } = useLingui();
  const item = useDialogItem('fries');
  useSoldOutWord(item);
  const { close } = useDialogActions();
  const addChosen = useAddChosen();
  const wish = useWish();
  const [fries, setFries] = useFries(item);
  const [hasTried, setTried] = useState(false);
  usePageTitle(t`Choose your fries · Bar Bliss`);
  if (!item) return null;

  function add() {
    setTried(true);
    if (item && fries) addChosen(item, { fries }, wish);
  }

  return (
    <Dialog
      title={<Trans>Choose your fries</Trans>}
      description={<DishName row={item} />}
      variant="choice"
      onClose={close}
      footer={<ChoiceFooter totalKurus={pieceKurus(item, 'fries') * wish.quantity} onAdd={add} />}
    >
      <FriesChoice
        hideLabel
        item={item}
        value={fries}
        isMissing={hasTried && !fries}
        onChange={setFries}
      />
    </Dialog>
  );
}
