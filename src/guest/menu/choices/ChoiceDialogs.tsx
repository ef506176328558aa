import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { CUSTOM_SAUCE_MAX, FRIES, friesOf, SAUCES } from '#domain/menu/menu-item';
import { useFieldText } from '../../../i18n/field-text';
import { useFriesText, useSauceText } from '../../../i18n/label-text';
import { Button } from '../../../ui/controls/controls';
import { useAnnounce } from '../../../ui/feedback/states';
import { TextInput } from '../../../ui/form/inputs/inputs';
import { Hint, Row, Stack } from '../../../ui/layout/Flow';
import { Dialog } from '../../../ui/overlays/Dialog';
import { useDialogActions, usePageTitle } from '../../use-dialog';
import { DishName } from '../dish/Dish';
import { PriceParts, useAddChosen, useDialogItem, useSoldOutWord, useWish } from './FriesChoice';

/** Adds the dish on the tap of its fries. The cart takes a note or a quantity afterwards. */
export function FriesDialog() {
  const { t } = useLingui();
  const item = useDialogItem('fries');
  useSoldOutWord(item);
  const { close } = useDialogActions();
  const addChosen = useAddChosen();
  const wish = useWish();
  const friesText = useFriesText();
  const announce = useAnnounce();
  usePageTitle(t`Choose your fries · Bar Bliss`);
  if (!item) return null;
  const { soldOut } = friesOf(item);
  const offered = FRIES.filter((kind) => !soldOut.includes(kind));

  return (
    <Dialog
      title={t`Choose your fries`}
      description={<PriceParts item={item} />}
      variant="choice"
      onClose={close}
    >
      <Stack gap={8}>
        {offered.map((fries) => (
          <Choice key={fries} onChoose={() => addChosen(item, { fries }, wish)}>
            {friesText(fries)}
          </Choice>
        ))}
        {soldOut.map((fries) => {
          const name = friesText(fries);
          return (
            <Button
              key={fries}
              tone="quiet"
              block
              unavailable
              trailing={t`OUT OF STOCK`}
              onClick={() => announce(t`${name}: out of stock`)}
            >
              {name}
            </Button>
          );
        })}
      </Stack>
    </Dialog>
  );
}

/** Adds the dish on the tap of a free sauce. A custom sauce needs a text. */
export function SauceDialog() {
  const { t } = useLingui();
  const item = useDialogItem('sauce');
  useSoldOutWord(item);
  const { close } = useDialogActions();
  const sauceText = useSauceText();
  const addChosen = useAddChosen();
  const wish = useWish();
  usePageTitle(t`Choose your sauce · Bar Bliss`);
  if (!item) return null;

  return (
    <Dialog
      title={t`Choose your sauce`}
      description={<DishName row={item} />}
      variant="choice"
      onClose={close}
    >
      <Stack gap={8}>
        <Hint>{t`Sauces are free.`}</Hint>
        {SAUCES.filter((name) => name !== 'custom-sauce').map((sauce) => (
          <Choice key={sauce} onChoose={() => addChosen(item, { sauce }, wish)}>
            {sauceText(sauce)}
          </Choice>
        ))}
        <OwnSauce
          onChoose={(customSauce) => addChosen(item, { sauce: 'custom-sauce', customSauce }, wish)}
        />
      </Stack>
    </Dialog>
  );
}

function OwnSauce({ onChoose }: { onChoose: (words: string) => void }) {
  const { t } = useLingui();
  const fieldText = useFieldText();
  const sauceText = useSauceText();
  const [words, setWords] = useState('');
  const [isRefused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function add(event: FormEvent) {
    event.preventDefault();
    if (words.trim() !== '') return onChoose(words.trim());
    setRefused(true);
    input.current?.focus();
  }

  return (
    <Row as="form" align="end" wrap={false} onSubmit={add}>
      <TextInput
        ref={input}
        label={sauceText('custom-sauce')}
        placeholder={t`Your sauce`}
        value={words}
        onChange={setWords}
        error={isRefused && words.trim() === '' ? fieldText('sauce.required') : undefined}
        maxLength={CUSTOM_SAUCE_MAX}
        enterKeyHint="done"
      />
      <Button type="submit" tone="tonal">
        {t`Add`}
      </Button>
    </Row>
  );
}

function Choice({ onChoose, children }: { onChoose: () => void; children: string }) {
  return (
    <Button tone="outline" size="cta" block trailing={<Plus />} onClick={onChoose}>
      {children}
    </Button>
  );
}
