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
      {draft.lines.map((line) => (
        <Line
          key={line.id}
          line={line}
          item={items.find(({ id }) => id === line.itemId)}
          kurus={priced.kurusOf.get(line.id) ?? 0}
          trouble={priced.troubles.get(line.id)}
          onOpen={onOpen}
          onLess={() => change(line.id, { quantity: line.quantity - 1 })}
        />
      ))}
      {priced.feeKurus > 0 && (
        <li className={tiles.feeRow}>
          <Trans>Delivery fee</Trans>
          <Sum kurus={priced.feeKurus} />
        </li>
      )}
    </ul>
  );
}

type LineProps = Pick<RoundLinesProps, 'onOpen'> & {
  line: RoundLine;
  item: MenuItem | undefined;
  kurus: number;
  trouble: LineTrouble | undefined;
  onLess: () => void;
};

function Line({ line, item, kurus, trouble, onOpen, onLess }: LineProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const extrasText = useExtrasText();
  const { notes, allergy, person } = line;
  const name = (language === 'tr' && item?.nameTr) || item?.nameEn || t`Unknown dish`;
  const whom = person ? [t`Person ${person}`] : [];
  const extras = [...extrasText(line), notes ?? '', ...whom].filter(Boolean).join(' · ');
  return (
    <li className={tiles.lineRow}>
      <button type="button" className={tiles.line} onClick={() => onOpen(line)}>
        <span className={tiles.pieces}>{line.quantity}×</span>
        <span>
          {name}
          {extras && <span className={tiles.extra}>{extras}</span>}
          {allergy && <span className={tiles.danger}>{t`Allergy: ${allergy}`}</span>}
          {trouble && (
            <Text as="span" className={tiles.danger}>
              {trouble === 'soldOut' && <Trans>Sold out meanwhile. The kitchen decides.</Trans>}
              {trouble === 'gone' && <Trans>No longer on the menu. Remove the line.</Trans>}
              {trouble === 'tableOnly' && (
                <Trans>Alcohol and tobacco are for the venue only. Remove the line.</Trans>
              )}
            </Text>
          )}
        </span>
        <Sum kurus={kurus} />
      </button>
      <IconButton label={t`One fewer: ${name}`} icon={<Minus size={20} />} onClick={onLess} />
    </li>
  );
}
