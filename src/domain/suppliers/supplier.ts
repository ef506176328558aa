import { defineResource, FOUND, field, LISTED, SORTED } from '../resource/resource';

const MOST_LEAD_DAYS = 90;

export const SUPPLIERS = defineResource({
  name: 'supplier',
  words: {
    one: { en: 'Supplier', tr: 'Tedarikçi' },
    many: { en: 'Suppliers', tr: 'Tedarikçiler' },
  },
  path: '/api/admin/suppliers',
  read: 'suppliers.read',
  change: 'suppliers.change',
  sort: 'name',
  title: ({ name }) => String(name ?? ''),
  fields: {
    name: field.line({
      label: { en: 'Name', tr: 'Ad' },
      max: 80,
      required: 'name.required',
      ...LISTED,
    }),
    contactName: field.line({
      label: { en: 'Contact person', tr: 'İlgili kişi' },
      max: 80,
      ...FOUND,
    }),
    phone: field.optionalPhone({ label: { en: 'Phone', tr: 'Telefon' }, ...FOUND }),
    email: field.optionalEmail({ label: { en: 'Email', tr: 'E-posta' }, isSearched: true }),
    leadDays: field.optionalWhole({
      label: { en: 'Lead time (days)', tr: 'Teslim süresi (gün)' },
      hint: {
        en: 'Days from the order to the delivery',
        tr: 'Siparişten teslimata kadar geçen gün',
      },
      min: 0,
      max: MOST_LEAD_DAYS,
      ...SORTED,
    }),
    supplies: field.paragraph({
      label: { en: 'What they deliver', tr: 'Getirdikleri ürünler' },
      max: 500,
      isSearched: true,
    }),
    notes: field.paragraph({ label: { en: 'Notes', tr: 'Notlar' }, max: 1_000, isSearched: true }),
  },
});
