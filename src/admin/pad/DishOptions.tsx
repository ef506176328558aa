import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  CUSTOM_SAUCE_MAX,
  FRIES,
  type Fries,
  friesOf,
  type MenuItem,
  NOTES_MAX,
  SAUCES,
  type Sauce,
} from '#domain/menu/menu-item';
import type { RoundDish } from '#domain/orders/round';
import { useFriesText, useSauceText } from '../../i18n/label-text';
import { useLanguage } from '../../i18n/language';
import { IconButton } from '../../ui/controls/Button';
import { TextInput } from '../../ui/form/inputs/FieldShell';
import { Heading, Row, Stack } from '../../ui/layout/Flow';
import { Choice } from '../bills/ApprovalSheet';
import * as tiles from './Tile.css';

type DishOptionsProps = {
  item: MenuItem;
  choice: 'fries' | 'sauce';
  onAdd: (dish: RoundDish) => void;
  onBack: () => void;
};

/** Stands in place of the dishes until the required option is chosen: one tap adds. */
export function DishOptions({ item, choice, onAdd, onBack }: DishOptionsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [notes, setNotes] = useState('');
  const [ownSauce, setOwnSauce] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  function add(chosen: Partial<RoundDish>) {
    const typed = notes.trim();
    onAdd({ itemId: item.id, ...chosen, ...(typed && { notes: typed }) });
  }

  function addSauce(sauce: Sauce) {
    if (sauce !== 'custom-sauce') return add({ sauce });
    if (ownSauce === null) return setOwnSauce('');
    const typed = ownSauce.trim();
    add({ sauce, ...(typed && { customSauce: typed }) });
  }

  return (
    <Stack gap={12}>
      <Row wrap={false}>
        <IconButton label={t`Back to the dishes`} icon={<ArrowLeft />} onClick={onBack} />
        <Heading ref={heading} level={2} tabIndex={-1}>
          {(language === 'tr' && item.nameTr) || item.nameEn}
        </Heading>
      </Row>
      {choice === 'fries' ? (
        <FriesChoices item={item} onChoose={(fries) => add({ fries })} />
      ) : (
        <SauceChoices onChoose={addSauce} />
      )}
      {ownSauce !== null && (
        <TextInput
          label={t`Which sauce?`}
          maxLength={CUSTOM_SAUCE_MAX}
          value={ownSauce}
          onChange={setOwnSauce}
          hint={<Trans>Then tap the sauce again.</Trans>}
        />
      )}
      <TextInput
        label={t`Note for the kitchen`}
        optional
        maxLength={NOTES_MAX}
        value={notes}
        onChange={setNotes}
      />
    </Stack>
  );
}

type FriesChoicesProps = {
  item: MenuItem;
  chosen?: Fries | undefined;
  onChoose: (fries: Fries) => void;
};

export function FriesChoices({ item, chosen, onChoose }: FriesChoicesProps) {
  const { t } = useLingui();
  const friesText = useFriesText();
  const { soldOut } = friesOf(item);
  return (
    <fieldset aria-label={t`Fries`} className={tiles.options}>
      {FRIES.map((fries) => {
        const name = friesText(fries);
        return (
          <Choice key={fries} isChosen={fries === chosen} onClick={() => onChoose(fries)}>
            {soldOut.includes(fries) ? t`${name}, sold out` : name}
          </Choice>
        );
      })}
    </fieldset>
  );
}

type SauceChoicesProps = { chosen?: Sauce | undefined; onChoose: (sauce: Sauce) => void };

export function SauceChoices({ chosen, onChoose }: SauceChoicesProps) {
  const { t } = useLingui();
  const sauceText = useSauceText();
  return (
    <fieldset aria-label={t`Sauce`} className={tiles.options}>
      {SAUCES.map((sauce) => (
        <Choice key={sauce} isChosen={sauce === chosen} onClick={() => onChoose(sauce)}>
          {sauceText(sauce)}
        </Choice>
      ))}
    </fieldset>
  );
}
