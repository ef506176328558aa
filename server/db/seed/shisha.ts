import { CATEGORY_IDS } from './categories';
import { seedItems } from './seed-item';

export const SHISHA = seedItems(CATEGORY_IDS.shisha, { tobacco: true }, [
  {
    id: 171,
    nameEn: 'Double Apple',
    nameTr: 'Çift Elma',
    descriptionEn: 'Tobacco with red and green apple and a touch of anise, on coconut charcoal.',
    descriptionTr:
      'Kırmızı ve yeşil elma aromalı, hafif anasonlu tütün, hindistan cevizi kömüründe.',
    priceLira: 790,
    allergens: [],
  },
  {
    id: 172,
    nameEn: 'Lemon & Mint',
    nameTr: 'Limon & Nane',
    descriptionEn: 'Tobacco with lemon peel and garden mint, on coconut charcoal.',
    descriptionTr: 'Limon kabuğu ve nane aromalı tütün, hindistan cevizi kömüründe.',
    priceLira: 790,
    allergens: [],
  },
  {
    id: 173,
    nameEn: 'Watermelon & Mint on Ice',
    nameTr: 'Buzlu Karpuz & Nane',
    descriptionEn: 'Tobacco with watermelon and mint, with ice in the base of the pipe.',
    descriptionTr: 'Karpuz ve nane aromalı tütün, nargilenin şişesinde buzlu su.',
    priceLira: 860,
    allergens: [],
  },
  {
    id: 174,
    nameEn: 'Blueberry Lagoon',
    nameTr: 'Yaban Mersinli Lagoon',
    descriptionEn: 'The house blend: blueberry, black grape and mint, on coconut charcoal.',
    descriptionTr: 'Evin harmanı: yaban mersini, siyah üzüm ve nane, hindistan cevizi kömüründe.',
    priceLira: 860,
    allergens: [],
  },
  {
    id: 175,
    nameEn: 'Grapefruit Bowl',
    nameTr: 'Greyfurt Lüle',
    descriptionEn: 'Tobacco packed in a hollowed fresh grapefruit instead of the clay bowl.',
    descriptionTr: 'Tütün, kil lüle yerine içi oyulmuş taze greyfurta doldurulur.',
    priceLira: 950,
    allergens: [],
  },
]);
