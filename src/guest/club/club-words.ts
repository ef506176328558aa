import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RewardKind } from '#domain/menu/menu-item';

export const REWARD_NAMES: Record<RewardKind, MessageDescriptor> = {
  side: msg`Free fries or side`,
  chicken: msg`3 free wings or tenders`,
  burger: msg`Free smash burger`,
};

export const BOOKING_STATUS: Record<string, MessageDescriptor> = {
  pending: msg`Waiting for the bar`,
  confirmed: msg`Confirmed`,
  seated: msg`Seated`,
  completed: msg`Completed`,
  no_show: msg`Didn't come`,
  cancelled: msg`Cancelled`,
  expired: msg`Expired`,
};
