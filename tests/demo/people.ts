import type { Random } from './random';

const FIRST = [
  ...['Ayşe', 'Mehmet', 'Işıl', 'Can', 'Zeynep', 'Emre', 'Şule', 'Burak', 'Deniz', 'Gökçe'],
  ...['Ömer', 'Elvan', 'Çağla', 'İpek', 'Kaan', 'Oliver', 'Emily', 'Jack', 'Sophie', 'Harry'],
];
const LAST = [
  ...['Yılmaz', 'Kaya', 'Çelik', 'Şahin', 'Öztürk', 'Işık', 'Arslan', 'Doğan', 'Ünal', 'Güneş'],
  ...['Koç', 'Aydın', 'Taylor', 'Evans', 'Walker', 'Hughes'],
];

export type Person = { firstName: string; lastName: string; email: string; phone: string };

/** Creates a made-up guest, whose addresses do not exist. */
export function personOf(random: Random, nth: number): Person {
  const [firstName, lastName] = [random.pick(FIRST), random.pick(LAST)];
  return {
    firstName,
    lastName,
    email: `guest${nth}@example.com`,
    phone: `+90532${String(1_000_000 + nth * 37).slice(0, 7)}`,
  };
}

export const LETTERS = [
  ['A lost scarf', 'I think I left a blue scarf on the terrace on Saturday.'],
  ['Doğum günü', 'On kişilik bir doğum günü için köşe masa mümkün mü?'],
  ['Vegan burger', 'Is the falafel burger fully vegan, sauce included?'],
  ['Fatura', 'Cuma akşamki hesap için fatura alabilir miyim?'],
  ['Live music', 'Do you have live music on weekdays in summer?'],
] as const;

export const EXPENSES = [
  ['Ice', 180, 420],
  ['Taxi for the late shift', 250, 500],
  ['Fresh mint from the market', 90, 240],
  ['Gas cylinders', 900, 1_400],
  ['Flowers for the tables', 200, 350],
] as const;
