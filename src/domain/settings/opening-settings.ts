import { type Closure, type DayHours, USUAL_OPENING } from '../opening/opening';
import { closureList, weekHours } from '../opening/opening-schema';
import { inGroup, type SettingShape } from './setting';

const WEEK: SettingShape<(DayHours | null)[]> = {
  kind: 'week',
  schema: weekHours,
  initial: [...USUAL_OPENING.week],
};

const CLOSURES: SettingShape<Closure[]> = { kind: 'closures', schema: closureList, initial: [] };

export const OPENING_SETTINGS = inGroup('opening', {
  'opening.hours': {
    ...WEEK,
    label: { en: 'Opening hours', tr: 'Çalışma saatleri' },
    hint: {
      en: 'A closing time before the opening time is on the next day. Equal times: 24 hours.',
      tr: 'Açılıştan önceki bir kapanış saati ertesi günündür. Aynı saatler: 24 saat açık.',
    },
  },
  'opening.closures': {
    ...CLOSURES,
    label: { en: 'Closed days', tr: 'Kapalı günler' },
    hint: {
      en: 'The whole night, also after midnight. No bookings either; existing bookings stay.',
      tr: 'Gece yarısından sonrası dâhil bütün gece. Rezervasyon da alınmaz; alınmış olanlar kalır.',
    },
  },
});
