import { line } from '../resource/field';

const LISTED = { inList: true, isSearched: true, isSortable: true } as const;

/** Returns both names of a dish or a category. An item without a Turkish name shows its English name. */
export function nameFields(max: number, turkish: { required?: 'name.required' }) {
  return {
    nameEn: line({
      label: { en: 'English name', tr: 'İngilizce adı' },
      max,
      required: 'name.required',
      ...LISTED,
    }),
    nameTr: line({ label: { en: 'Turkish name', tr: 'Türkçe adı' }, max, ...turkish, ...LISTED }),
  };
}
