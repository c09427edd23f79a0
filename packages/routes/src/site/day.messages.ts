import { weekdayNames } from '@group/content-client/contract/content/enumerationNames';
import { defineMessages } from '@group/ui/messages/defineMessages';

/** Names of the days of the week. */
export const dayMessages = defineMessages({
  de: weekdayNames,
  gsw: {
    monday: 'Mäntig',
    tuesday: 'Ziischtig',
    wednesday: 'Mittwuch',
    thursday: 'Dunschtig',
    friday: 'Friitig',
    saturday: 'Samschtig',
    sunday: 'Sunntig',
  },
  en: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
  it: {
    monday: 'lunedì',
    tuesday: 'martedì',
    wednesday: 'mercoledì',
    thursday: 'giovedì',
    friday: 'venerdì',
    saturday: 'sabato',
    sunday: 'domenica',
  },
  fr: {
    monday: 'lundi',
    tuesday: 'mardi',
    wednesday: 'mercredi',
    thursday: 'jeudi',
    friday: 'vendredi',
    saturday: 'samedi',
    sunday: 'dimanche',
  },
});

/** Short forms inside a signature. */
export const shortDayMessages = defineMessages({
  de: { monday: 'Mo', tuesday: 'Di', wednesday: 'Mi', thursday: 'Do', friday: 'Fr', saturday: 'Sa', sunday: 'So' },
  gsw: { monday: 'Mä', tuesday: 'Zi', wednesday: 'Mi', thursday: 'Du', friday: 'Fr', saturday: 'Sa', sunday: 'Su' },
  en: {
    monday: 'Mon',
    tuesday: 'Tue',
    wednesday: 'Wed',
    thursday: 'Thu',
    friday: 'Fri',
    saturday: 'Sat',
    sunday: 'Sun',
  },
  it: {
    monday: 'lun',
    tuesday: 'mar',
    wednesday: 'mer',
    thursday: 'gio',
    friday: 'ven',
    saturday: 'sab',
    sunday: 'dom',
  },
  fr: { monday: 'lu', tuesday: 'ma', wednesday: 'me', thursday: 'je', friday: 've', saturday: 'sa', sunday: 'di' },
});
