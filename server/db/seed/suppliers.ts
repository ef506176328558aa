/** The suppliers of the demo. */
export const DEMO_SUPPLIERS = [
  {
    name: 'Çalış Meşrubat',
    contactName: 'İsmail Güneş',
    phone: '+90 252 613 40 10',
    email: 'siparis@calismesrubat.example',
    leadDays: 1,
    supplies: 'Efes, Tuborg, kola, soda',
    notes: 'Pazar günleri teslimat yok.',
  },
  {
    name: 'Likya Et',
    contactName: 'Ayşe Işık',
    phone: '+90 252 614 22 33',
    email: '',
    leadDays: 2,
    supplies: 'Dana kıyma, tavuk',
    notes: '',
  },
  {
    name: 'Ölüdeniz Manav',
    contactName: 'Şükrü Öz',
    phone: '+90 532 700 11 22',
    email: '',
    leadDays: 0,
    supplies: 'Nane, limon, patates',
    notes: '',
  },
  {
    name: 'Göcek Şarap Evi',
    contactName: 'Deniz Çağlar',
    phone: '+90 252 645 18 18',
    email: 'deniz@goceksarap.example',
    leadDays: 5,
    supplies: 'Kırmızı, beyaz ve roze şarap',
    notes: '',
  },
];
