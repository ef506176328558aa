import { useEffect } from 'react';
import { BRUNCH_FOR_TWO } from '#domain/brunch/brunch-party';
import { brunchDraft } from '../../../data/drafts/brunch-draft';
import { useMenu } from '../../../data/react/use-menu';

/** Presets two people for a guest who came from the dish "Brunch for Two". */
export function useBrunchForTwo(itemId: number | undefined): void {
  const { items } = useMenu();
  const isForTwo = items.find(({ id }) => id === itemId)?.nameEn === BRUNCH_FOR_TWO;
  useEffect(() => {
    if (isForTwo && brunchDraft.get().partySize === '') brunchDraft.patch({ partySize: '2' });
  }, [isForTwo]);
}
