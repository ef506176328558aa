import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { MAX_QUANTITY } from '#domain/cart/cart';
import { CUSTOM_SAUCE_MAX, NOTES_MAX } from '#domain/menu/extras';
import type { MenuItem } from '#domain/menu/menu-item';
import type { RoundLine } from '#domain/orders/round';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { Chip, ChipRow } from '../../ui/controls/Chip';
import { QuantityStepper } from '../../ui/controls/QuantityStepper';
import { TextInput } from '../../ui/form/inputs/TextInput';
import { Row, Stack } from '../../ui/layout/Flow';
import { Dialog, DialogAction } from '../../ui/overlays/Dialog';
import { FriesChoices, SauceChoices } from './DishOptions';
import type { Pad } from './use-pad';

type LineDialogProps = {
  line: RoundLine;
  item: MenuItem | undefined;
  /** So many persons are offered. */
  people: number;
  onChange: Pad['change'];
  onClose: () => void;
};

/** Changes pieces, option, person, note and allergy of a line that is not sent yet. */
export function LineDialog({ line, item, people, onChange, onClose }: LineDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { id, quantity, fries, sauce, customSauce, notes = '', allergy = '', person } = line;
  const name = (language === 'tr' && item?.nameTr) || item?.nameEn || '';
  const change = (patch: Parameters<Pad['change']>[1]) => onChange(id, patch);
  const numbers = Array.from({ length: people }, (_, index) => index + 1);

  function remove() {
    change({ quantity: 0 });
    onClose();
  }

  return (
    <Dialog
      title={name}
      onClose={onClose}
      footer={<DialogAction onClick={onClose}>{t`Done`}</DialogAction>}
    >
      <Stack>
        <Row justify="between">
          <QuantityStepper
            quantity={quantity}
            max={MAX_QUANTITY}
            label={name}
            decreaseLabel={t`One fewer`}
            increaseLabel={t`One more`}
            onChange={(next) => change({ quantity: next })}
          />
          <Button tone="quiet" icon={<Trash2 size={20} />} onClick={remove}>{t`Remove`}</Button>
        </Row>
        {fries && item && (
          <FriesChoices item={item} chosen={fries} onChoose={(next) => change({ fries: next })} />
        )}
        {sauce && <SauceChoices chosen={sauce} onChoose={(next) => change({ sauce: next })} />}
        {sauce === 'custom-sauce' && (
          <TextInput
            label={t`Which sauce?`}
            maxLength={CUSTOM_SAUCE_MAX}
            value={customSauce ?? ''}
            onChange={(next) => change({ customSauce: next })}
          />
        )}
        <TextInput
          label={t`Note for the kitchen`}
          optional
          maxLength={NOTES_MAX}
          value={notes}
          onChange={(next) => change({ notes: next })}
        />
        <TextInput
          label={t`Allergy`}
          optional
          maxLength={NOTES_MAX}
          value={allergy}
          onChange={(next) => change({ allergy: next })}
          hint={<Trans>The kitchen sees it in red.</Trans>}
        />
        <Stack gap={8}>
          <strong>{t`For whom?`}</strong>
          <ChipRow label={t`For whom?`}>
            <Chip pressed={person === undefined} onClick={() => change({ person: undefined })}>
              <Trans>The table</Trans>
            </Chip>
            {numbers.map((number) => (
              <Chip
                key={number}
                pressed={person === number}
                onClick={() => change({ person: number })}
              >
                {number}
              </Chip>
            ))}
          </ChipRow>
        </Stack>
      </Stack>
    </Dialog>
  );
}
