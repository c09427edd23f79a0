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

/**
 * `new`: a wish that waits for the house; `full`: too little room was left at the chosen date; `proposed`: the visitor has to
 * accept the date that the house proposes.
 */
export const visitStages = ['new', 'full', 'proposed', 'confirmed', 'cancelled'] as const;
export type VisitStage = (typeof visitStages)[number];

/** German names, as the house reads them. */
export const visitStageNames: Readonly<Record<VisitStage, string>> = {
  new: 'Anfrage',
  full: 'Ausgebucht, bitte vereinbaren',
  proposed: 'Vorgeschlagen',
  confirmed: 'Bestätigt',
  cancelled: 'Abgesagt',
};
