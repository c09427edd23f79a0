// Apart from the values, as most scripts in browsers need those only.

import type {
  HouseKind,
  JobArea,
  JobKind,
  Offer,
  PlaceState,
  VisitOccasion,
  Weekday,
  eventAudiences,
  pictureSides,
  socialNetworks,
} from './enumerations.ts';

type Names<Value extends string> = Readonly<Record<Value, string>>;

/** German names of values, as the forms of editors and of HR and German pages show them. */
export const jobKindNames: Names<JobKind> = {
  vacancy: 'Stelle',
  apprenticeship: 'Lehrstelle',
  teaching: 'Ausbildungs- oder Studienplatz',
};

export const jobAreaNames: Names<JobArea> = {
  care: 'Pflege und Betreuung',
  housekeeping: 'Hauswirtschaft',
  hotel: 'Hotellerie',
  technical: 'Technischer Dienst',
  administration: 'Verwaltung',
};

export const houseKindNames: Names<HouseKind> = {
  care: 'Pflege und Betreuung',
  apartments: 'Wohnungen mit Service',
  supported: 'Wohnen mit Begleitung',
  services: 'Beratung und Dienste',
};

export const offerNames: Names<Offer> = {
  longStay: 'Pflegeplatz',
  shortStay: 'Ferienplatz',
  dayPlace: 'Tagesplatz',
  dementiaCare: 'Platz für Menschen mit Demenz',
  apartment: 'Wohnung mit Service',
};

export const placeStateNames: Names<PlaceState> = { free: 'frei', soon: 'bald frei', waitingList: 'Warteliste' };

export const visitOccasionNames: Names<VisitOccasion> = {
  visit: 'Besuch',
  trialDay: 'Schnuppern',
  appointment: 'Termin',
};

export const weekdayNames: Names<Weekday> = {
  monday: 'Montag',
  tuesday: 'Dienstag',
  wednesday: 'Mittwoch',
  thursday: 'Donnerstag',
  friday: 'Freitag',
  saturday: 'Samstag',
  sunday: 'Sonntag',
};

export const eventAudienceNames: Names<(typeof eventAudiences)[number]> = {
  public: 'Alle sind eingeladen',
  residents: 'Bewohnerinnen, Bewohner und ihre Angehörigen',
};

export const socialNetworkNames: Names<(typeof socialNetworks)[number]> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  xing: 'Xing',
  x: 'X',
};

export const pictureSideNames: Names<(typeof pictureSides)[number]> = { left: 'Links', right: 'Rechts' };
