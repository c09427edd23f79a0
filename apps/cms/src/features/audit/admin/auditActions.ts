/** How the audit log calls what happened to a second factor. */
export const factorActions: Readonly<Record<string, string>> = {
  'factor.asked': 'Passwort richtig, zweiter Faktor verlangt',
  'factor.failed': 'Code des zweiten Faktors falsch',
  'factor.recovery': 'Wiederherstellungscode verwendet',
  'factor.setup': 'Zweiter Faktor eingerichtet',
  'factor.renew': 'Neue Wiederherstellungscodes',
  'factor.disable': 'Zweiter Faktor ausgeschaltet',
  'factor.reset': 'Zweiter Faktor zurückgesetzt',
};
