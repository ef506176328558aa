import type { TillRules } from '../bills/line-entry';
import { USUAL_TILL_RULES } from '../bills/line-entry';
import type { ServiceType } from '../orders/order';
import type { AgeingMinutes } from '../orders/order-ageing';
import { AGEING_MINUTES } from '../orders/order-ageing';
import { SILENCE_MINUTES } from '../orders/order-alarm';
import type { OrderingLimit } from './ordering-limits';
import { orderingLimits } from './ordering-limits';
import type { SettingValues } from './settings';

/** The settings that a tablet of the bar follows. A tablet keeps the last known ones. */
export type BarRules = {
  ageing: Record<ServiceType, AgeingMinutes>;
  /** Percent of the loudest alarm. */
  alarmVolume: number;
  alarmRepeatSeconds: number;
  silenceMinutes: number;
  /** What a person takes off a bill without a manager. Copies of older builds lack these. */
  till: TillRules;
  /** Lists what keeps online orders away at present. */
  limits: readonly OrderingLimit[];
};

export const ALARM_VOLUME = 100;
export const ALARM_REPEAT_SECONDS = 20;

export const USUAL_BAR_RULES: BarRules = {
  ageing: AGEING_MINUTES,
  alarmVolume: ALARM_VOLUME,
  alarmRepeatSeconds: ALARM_REPEAT_SECONDS,
  silenceMinutes: SILENCE_MINUTES,
  till: USUAL_TILL_RULES,
  limits: [],
};

export function barRules(
  values: SettingValues,
  changed: Parameters<typeof orderingLimits>[1],
): BarRules {
  return {
    ageing: {
      table: values['bar.tableAgeing'],
      collection: values['bar.collectionAgeing'],
      delivery: values['bar.deliveryAgeing'],
    },
    alarmVolume: values['bar.alarmVolume'],
    alarmRepeatSeconds: values['bar.alarmRepeatSeconds'],
    silenceMinutes: values['bar.silenceMinutes'],
    till: {
      'till.voidLimit': values['till.voidLimit'],
      'till.compLimit': values['till.compLimit'],
      'till.discountLimit': values['till.discountLimit'],
      'till.staffPercent': values['till.staffPercent'],
      'till.paidOutLimit': values['till.paidOutLimit'],
    },
    limits: orderingLimits(values, changed),
  };
}
