import { choice, fact, moment, numberedReference, optionalLira, SORTED } from '../resource/field';
import { defineResource } from '../resource/resource';
import { venueTime } from '../venue';

export const SCHEDULED_CHANGES = [
  { value: 'price', label: { en: 'New price', tr: 'Yeni fiyat' } },
  { value: 'available', label: { en: 'Available again', tr: 'Yeniden mevcut' } },
  { value: 'sold_out', label: { en: 'Sold out', tr: 'Tükendi' } },
] as const;
export type ScheduledChange = (typeof SCHEDULED_CHANGES)[number]['value'];

export const SCHEDULE_RECORDS = defineResource({
  name: 'menu_schedule',
  words: {
    one: { en: 'Scheduled change', tr: 'Planlı değişiklik' },
    many: { en: 'Scheduled changes', tr: 'Planlı değişiklikler' },
  },
  path: '/api/admin/menu/schedule',
  read: 'menu.read',
  change: 'menu.change',
  sort: 'dueAt',
  title: ({ dueAt }) => String(dueAt ?? '').replace('T', ' '),
  fields: {
    dueAt: moment({ label: { en: 'Date and time', tr: 'Tarih ve saat' }, ...SORTED }),
    itemId: numberedReference({
      label: { en: 'Item', tr: 'Ürün' },
      code: 'menu.item_required',
      inList: true,
      isFilter: true,
    }),
    change: choice({
      label: { en: 'Change', tr: 'Değişiklik' },
      choices: SCHEDULED_CHANGES,
      code: 'menu.change_unknown',
      inList: true,
    }),
    price: optionalLira({
      label: { en: 'New price', tr: 'Yeni fiyat' },
      hint: { en: 'For a new price only', tr: 'Yalnızca yeni fiyat için' },
      inList: true,
    }),
    doneAt: fact({
      label: { en: 'Applied at', tr: 'Uygulandığı zaman' },
      kind: 'instant',
      inList: true,
    }),
  },
});

export function venueMoment(at: number): string {
  const { date, hour, minute } = venueTime(at);
  return `${date}T${two(hour)}:${two(minute)}`;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
