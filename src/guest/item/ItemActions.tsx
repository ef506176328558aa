import { Trans } from '@lingui/react/macro';
import { Heart, Share2 } from 'lucide-react';
import type { MenuItem } from '#domain/menu/menu-item';
import { toggleFavourite } from '../../data/preferences/favourites';
import { useFavourites } from '../../data/react/preferences/use-favourites';
import { Button } from '../../ui/controls/Button';
import { Row } from '../../ui/layout/Flow';
import * as styles from './ItemDialog.css';

type ItemActionsProps = { item: MenuItem; onShare: () => void };

/** Shows the buttons for favourite and share. */
export function ItemActions({ item, onShare }: ItemActionsProps) {
  const isKept = useFavourites().includes(item.id);
  return (
    <Row gap={8}>
      <Button
        tone="outline"
        icon={<Heart aria-hidden="true" size={20} className={isKept ? styles.kept : undefined} />}
        onClick={() => toggleFavourite(item.id)}
      >
        {isKept ? <Trans>Remove from favourites</Trans> : <Trans>Add to favourites</Trans>}
      </Button>
      <Button tone="outline" icon={<Share2 aria-hidden="true" size={20} />} onClick={onShare}>
        <Trans>Share</Trans>
      </Button>
    </Row>
  );
}
