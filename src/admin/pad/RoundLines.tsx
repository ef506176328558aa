import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Minus } from 'lucide-react';
import type { MenuItem } from '#domain/menu/menu-item';
import type { LineTrouble, RoundLine } from '#domain/orders/round';
import { useLanguage } from '../../i18n/use-language';
import { IconButton } from '../../ui/controls/IconButton';
import { Hint, Text } from '../../ui/layout/Flow';
import { Sum } from '../bills/bill-parts';
import { useExtrasText } from '../orders/shared/board-words';
import * as tiles from './Tile.css';
import type { Pad } from './use-pad';

type RoundLinesProps = {
  pad: Pad;
  items: readonly MenuItem[];
  onOpen: (line: RoundLine) => void;
};

/** Shows the round that is not sent yet; a tap on a line changes it, minus takes a piece away. */
export function RoundLines({ pad, items, onOpen }: RoundLinesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const extrasText = useExtrasText();
  const { draft, priced, change } = pad;
  if (draft.lines.length === 0) {
    return (
      <Hint>
        <Trans>Tap a dish to add it.</Trans>
      </Hint>
    );
  }
  return (
    <ul>
      {draft.lines.map((line) => {
        const { id, quantity, notes, allergy, person } = line;
        const item = items.find((one) => one.id === line.itemId);
        const name = (language === 'tr' && item?.nameTr) || item?.nameEn || t`Unknown dish`;
        const whom = person ? [t`Person ${person}`] : [];
        const extras = [...extrasText(line), notes ?? '', ...whom].filter(Boolean).join(' · ');
        const trouble = priced.troubles.get(id);
        return (
          <li key={id} className={tiles.lineRow}>
            <button type="button" className={tiles.line} onClick={() => onOpen(line)}>
              <span className={tiles.pieces}>{quantity}×</span>
              <span>
                {name}
                {extras && <span className={tiles.extra}>{extras}</span>}
                {allergy && <span className={tiles.danger}>{t`Allergy: ${allergy}`}</span>}
                {trouble && (
                  <Text as="span" className={tiles.danger}>
                    {t(TROUBLE_WORDS[trouble])}
                  </Text>
                )}
              </span>
              <Sum kurus={priced.kurusOf.get(id) ?? 0} />
            </button>
            <IconButton
              label={t`One fewer: ${name}`}
              icon={<Minus size={20} />}
              onClick={() => change(id, { quantity: quantity - 1 })}
            />
          </li>
        );
      })}
      {priced.feeKurus > 0 && (
        <li className={tiles.feeRow}>
          <Trans>Delivery fee</Trans>
          <Sum kurus={priced.feeKurus} />
        </li>
      )}
    </ul>
  );
}

const TROUBLE_WORDS: Record<LineTrouble, MessageDescriptor> = {
  soldOut: msg`Sold out meanwhile. The kitchen decides.`,
  gone: msg`No longer on the menu. Remove the line.`,
  tableOnly: msg`Alcohol and tobacco are for the venue only. Remove the line.`,
};
