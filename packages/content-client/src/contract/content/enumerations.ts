// Apart from the descriptions, for filters in the browser and for the example content.

export const jobKinds = ['vacancy', 'apprenticeship', 'teaching'] as const;
export type JobKind = (typeof jobKinds)[number];

/** The five areas of specification section 2, "Job listing". */
export const jobAreas = ['care', 'housekeeping', 'hotel', 'technical', 'administration'] as const;
export type JobArea = (typeof jobAreas)[number];

/** What a house offers. */
export const houseKinds = ['care', 'apartments', 'supported', 'services'] as const;
export type HouseKind = (typeof houseKinds)[number];

/** What has places. The fields of a house's availability. */
export const offers = ['longStay', 'shortStay', 'dayPlace', 'dementiaCare', 'apartment'] as const;
export type Offer = (typeof offers)[number];

export const placeStates = ['free', 'soon', 'waitingList'] as const;
export type PlaceState = (typeof placeStates)[number];

/** What somebody comes for. A trial day is in an occupation. */
export const visitOccasions = ['visit', 'trialDay', 'appointment'] as const;
export type VisitOccasion = (typeof visitOccasions)[number];

/** In the order of ISO 8601: Monday is the first. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

export const eventAudiences = ['public', 'residents'] as const;

export const socialNetworks = ['facebook', 'instagram', 'linkedin', 'youtube', 'tiktok', 'xing', 'x'] as const;

/** Where the picture beside a text stands on wide screens. */
export const pictureSides = ['left', 'right'] as const;
