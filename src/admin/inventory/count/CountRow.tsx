import { Trans, useLingui } from '@lingui/react/macro';
import {
  INVENTORY,
  type InventoryUnit,
  numberStyleOf,
  UNIT_WORDS,
} from '#domain/inventory/inventory-item';
import type { ResourceRecord } from '#domain/resource/resource';
import { formatTime } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/controls/Button';
import { TextInput } from '../../../ui/form/inputs/TextInput';
import { formatCount, useUnderstood } from '../../shared/figures';
import { readAmount } from '../typed-amount';
import { useStockFieldText } from '../use-stock-field-text';
import * as styles from './Count.css';
import type { OtherCount, useCountSheet } from './use-count-sheet';

type CountRowProps = { item: ResourceRecord; sheet: ReturnType<typeof useCountSheet> };

/** Shows an item of the count and hides the expected stock, which would bias the count. */
export function CountRow({ item, sheet }: CountRowProps) {
  const language = useLanguage();
  const fieldText = useStockFieldText();
  const id = String(item.id);
  const unit = UNIT_WORDS[item.unit as InventoryUnit][language];
  const style = numberStyleOf(item.unit);
  const understood = useUnderstood();
  const typed = sheet.sheet[id]?.typed ?? '';
  const other = sheet.others.find(({ itemId }) => itemId === id);
  return (
    <li className={styles.row}>
      <TextInput
        className={styles.field}
        label={`${INVENTORY.title(item, language)} (${unit})`}
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        value={typed}
        {...understood(typed, style, unit)}
        {...(typed !== '' &&
          readAmount(typed, style) === null && { error: fieldText('quantity.invalid') })}
        onChange={(next) => sheet.type(id, next)}
      />
      {other && (
        <Other
          other={other}
          unit={unit}
          onInsist={() => sheet.insist(id)}
          onGiveUp={() => sheet.giveUp(id)}
        />
      )}
    </li>
  );
}

type OtherProps = {
  other: OtherCount;
  unit: string;
  onInsist: () => void;
  onGiveUp: () => void;
};

function Other({ other, unit, onInsist, onGiveUp }: OtherProps) {
  const { t } = useLingui();
  const who = other.by ?? t`Somebody else`;
  const [time, amount] = [formatTime(Date.parse(other.at), 'tr'), formatCount(other.counted)];
  return (
    <div role="alert" className={styles.refused}>
      <p>
        <Trans>
          {who} counted {amount} {unit} at {time}.
        </Trans>
      </p>
      <div className={styles.actions}>
        <Button tone="tonal" onClick={onInsist}>
          <Trans>Keep my count</Trans>
        </Button>
        <Button tone="outline" onClick={onGiveUp}>
          <Trans>Take theirs</Trans>
        </Button>
      </div>
    </div>
  );
}
