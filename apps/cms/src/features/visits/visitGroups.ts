/** The lists of visits by their German names: wishes to answer, who comes today, and who comes later. */
export const visitGroups = { open: 'Zu beantworten', today: 'Heute', coming: 'Kommend' } as const;

export type VisitGroup = keyof typeof visitGroups;
