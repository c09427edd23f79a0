const forbidden =
  'Das ist Ihrem Konto nicht erlaubt. Wenn Sie es für Ihre Arbeit brauchen, wenden Sie sich bitte an die Administration.';
const missing = 'Das gibt es nicht mehr, oder es gehört nicht zu Ihrem Betrieb. Bitte laden Sie die Seite neu.';
const known = 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.';
const taken = 'Diesen Namen gibt es hier schon. Bitte einen anderen wählen.';

export const unreadablePicture =
  'Dieses Bild lässt sich nicht lesen: Es ist beschädigt oder unvollständig. Bitte noch einmal als JPEG speichern und hochladen.';

/** Messages of Strapi, which its admin shows as they are. */
const messages: Readonly<Record<string, string>> = {
  Forbidden: forbidden,
  'Forbidden access': forbidden,
  'Policy Failed': forbidden,
  'Not Found': missing,
  'Entity not found': missing,
  'file.notFound': missing,
  'Document not found': missing,
  'Document not found or already published.': missing,
  'User does not exist': missing,
  'User not found': missing,
  'Internal Server Error':
    'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal, und melden Sie es sonst der Person, die die Websites technisch betreut.',
  'Too many requests, please try again later.': 'Zu viele Versuche. Bitte warten Sie einige Minuten.',
  'Payload Too Large': 'Das ist zu gross.',
  'Invalid credentials': 'E-Mail oder Passwort stimmt nicht.',
  'Email already taken': known,
  'A user with this email address already exists': known,
  'You cannot delete your own user': 'Das eigene Konto lässt sich nicht löschen.',
  'You must have at least one user with super admin role.':
    'Das geht erst, wenn sich ein anderes Konto mit der Rolle «Super Admin» anmelden kann. Eingeladene zählen noch nicht.',
  'Some roles are still assigned to some users': 'Zu einer der Rollen gehören noch Konten.',
  'Name already taken': taken,
  'name already taken': taken,
  'This attribute must be unique': 'Das gibt es schon. Bitte etwas anderes wählen.',
  'Files are empty': 'Bitte eine Datei wählen, die nicht leer ist.',
  'Cannot replace a file with multiple ones': 'Bitte eine einzige Datei wählen.',
  'File is not a valid image': unreadablePicture,
  'File name contains invalid characters': 'Der Name der Datei hat Zeichen, die nicht gehen. Bitte umbenennen.',
};

/** Messages of Strapi with names or numbers in them, in which its admin's forms are ahead of the service. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/ must be defined\.?$| is a required field$/, 'Bitte ausfüllen.'],
  [
    / relation\(s\) of type .* do not exist/,
    'Einen der gewählten Einträge gibt es nicht mehr, oder er gehört nicht zu Ihrem Betrieb. Bitte einen anderen wählen.',
  ],
  [/ must be at most (\d+) characters$/, 'Bitte höchstens $1 Zeichen.'],
  [/ must be at least (\d+) characters$/, 'Bitte mindestens $1 Zeichen.'],
  [/ must have at least (\d+) items$/, 'Bitte mindestens $1 Einträge.'],
  [/ must be (?:greater|less) than or equal to (-?\d+)$/, 'Bitte eine andere Zahl: Die Grenze ist $1.'],
  [/^File too large: maximum allowed size is (.*)$/, 'Die Datei ist zu gross: Höchstens $1 gehen.'],
];

/** The German for a message of Strapi. Others, as those of the content service itself, stay. */
export function germanError(message: string): string {
  const whole = messages[message];
  if (whole !== undefined) return whole;
  const [pattern, german = ''] = patterns.find(([each]) => each.test(message)) ?? [];
  const [, value = ''] = pattern?.exec(message) ?? [];
  return pattern ? german.replace('$1', value) : message;
}
