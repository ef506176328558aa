type InBoth<Value> = Record<'en' | 'tr', Value>;

/** The settings of the club that members see. */
export type ClubRules = {
  /** Each tier after the first begins at these points. */
  tierPoints: readonly number[];
  tierNames: InBoth<readonly string[]>;
  /** An empty text says nothing. */
  tiersGive: InBoth<string>;
  /** What each kind of reward costs, in the order of the kinds. */
  rewardPoints: readonly number[];
};

export const USUAL_CLUB: ClubRules = {
  tierPoints: [200, 500, 1000],
  tierNames: {
    en: ['Bronze', 'Silver', 'Gold', 'VIP'],
    tr: ['Bronz', 'Gümüş', 'Altın', 'VIP'],
  },
  tiersGive: { en: '', tr: '' },
  rewardPoints: [100, 200, 300],
};
