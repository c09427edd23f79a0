interface CareContribution {
  /** `YYYY-MM-DD` */
  validFrom: string;
  /** What the health insurer pays per day for each level, in centimes. */
  insurerPerLevel: number;
  /** What a resident pays per day at most, in centimes. */
  maxResidentShare: number;
  /** Minutes of care per day by which a level differs from the next. */
  minutesPerLevel: number;
  levels: number;
}

/**
 * Federal amounts, the oldest first. Insurer: Krankenpflege-Leistungsverordnung (KLV, SR 832.112.31), article 7a,
 * paragraph 3. Resident: Krankenversicherungsgesetz (KVG, SR 832.10), article 25a, paragraph 5: at most 20 % of the highest
 * contribution of the insurer, 115.20 francs; that is 23.04, charged as 23.00.
 */
export const careContributions: readonly [CareContribution, ...CareContribution[]] = [
  { validFrom: '2020-01-01', insurerPerLevel: 960, maxResidentShare: 2300, minutesPerLevel: 20, levels: 12 },
];
