import { defineMessages } from '@group/ui/messages/defineMessages';

/** Labels of the checkboxes. */
export const dayMessages = defineMessages({
  de: { monday: 'Montag', tuesday: 'Dienstag', wednesday: 'Mittwoch', thursday: 'Donnerstag', friday: 'Freitag' },
  gsw: { monday: 'Mäntig', tuesday: 'Ziischtig', wednesday: 'Mittwuch', thursday: 'Dunschtig', friday: 'Friitig' },
  en: { monday: 'Monday', tuesday: 'Tuesday', wednesday: 'Wednesday', thursday: 'Thursday', friday: 'Friday' },
  it: { monday: 'lunedì', tuesday: 'martedì', wednesday: 'mercoledì', thursday: 'giovedì', friday: 'venerdì' },
  fr: { monday: 'lundi', tuesday: 'mardi', wednesday: 'mercredi', thursday: 'jeudi', friday: 'vendredi' },
});

/** Short forms inside a signature. */
export const shortDayMessages = defineMessages({
  de: { monday: 'Mo', tuesday: 'Di', wednesday: 'Mi', thursday: 'Do', friday: 'Fr' },
  gsw: { monday: 'Mä', tuesday: 'Zi', wednesday: 'Mi', thursday: 'Du', friday: 'Fr' },
  en: { monday: 'Mon', tuesday: 'Tue', wednesday: 'Wed', thursday: 'Thu', friday: 'Fri' },
  it: { monday: 'lun', tuesday: 'mar', wednesday: 'mer', thursday: 'gio', friday: 'ven' },
  fr: { monday: 'lu', tuesday: 'ma', wednesday: 'me', thursday: 'je', friday: 've' },
});
