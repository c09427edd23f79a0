export const applicationStages = ['new', 'in-contact', 'invited', 'refused', 'hired'] as const;
export type ApplicationStage = (typeof applicationStages)[number];

/** German names, as HR reads them. */
export const applicationStageNames: Readonly<Record<ApplicationStage, string>> = {
  new: 'Neu',
  'in-contact': 'In Kontakt',
  invited: 'Eingeladen',
  refused: 'Abgesagt',
  hired: 'Eingestellt',
};

export const messageStages = ['new', 'answered'] as const;

/** German names, as the receivers of messages read them. */
export const messageStageNames: Readonly<Record<(typeof messageStages)[number], string>> = {
  new: 'Neu',
  answered: 'Beantwortet',
};
