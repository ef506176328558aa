import { addLine, type CartLine } from '#domain/cart/cart';
import type { RedeemResponse } from '#domain/club/guest-member';
import { choiceOfSauce, type RewardSauce } from '#domain/club/rewards';
import { lineName } from '#domain/menu/extras';
import { changeCart, storedCart } from '../drafts/cart-storage';
import { browserStorage } from '../storage/browser-storage';
import { askClub, ClubError } from './club-store';

/** Names the key of the free dishes that the guest removed while the server did not respond. */
const LEFT_KEY = 'club-left';

type Redeemed = { response: RedeemResponse; points: number; sauce: RewardSauce | null };

export function addFreeDish({ response, points, sauce }: Redeemed): void {
  const { item, holdId } = response;
  const customizations = choiceOfSauce(sauce);
  const { items } = storedCart.get();
  const line: CartLine = {
    id: Math.max(Date.now(), ...items.map(({ id }) => id + 1)),
    originalMenuItemId: item.id,
    name: lineName(item, customizations, 'en'),
    nameEn: item.nameEn,
    nameTr: item.nameTr,
    price: '0.00',
    quantity: 1,
    imageUrl: item.imageUrl,
    isRedeemed: true,
    pointsUsed: points,
    holdId,
    ...(sauce ? { customizations } : {}),
  };
  changeCart((cart) => addLine(cart, line));
}

/** Returns a removed dish's points, now or at the next contact; after a day the server returns them itself. */
export async function giveBack(holdId: string): Promise<number | null> {
  writeLeft([...readLeft(), holdId]);
  return releaseLeft();
}

/** Resolves to the new points, or to null without a response. */
export async function releaseLeft(): Promise<number | null> {
  let points: number | null = null;
  for (const holdId of readLeft()) {
    try {
      const { body } = await askClub(`/api/loyalty/holds/${holdId}`, { method: 'DELETE' });
      points = (body as { user: { loyaltyPoints: number } }).user.loyaltyPoints;
    } catch (error) {
      // After a sign-out the server returns the points itself.
      if (!(error instanceof ClubError) || error.status >= 429) return null;
    }
    writeLeft(readLeft().filter((id) => id !== holdId));
  }
  return points;
}

function readLeft(): string[] {
  return browserStorage.read(LEFT_KEY)?.split(' ').filter(Boolean) ?? [];
}

function writeLeft(holdIds: readonly string[]): void {
  browserStorage.write(LEFT_KEY, holdIds.join(' ') || null);
}
