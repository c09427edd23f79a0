/** Names that screen readers say, which Strapi has in English in its code. */
const labels: Readonly<Record<string, string>> = {
  draft: 'Entwurf',
  modified: 'Geändert',
  published: 'Veröffentlicht',
  'Notifications alt+T': 'Mitteilungen (Alt+T)',
};

/** As the login calls it. */
const product = 'Inhalte der Websites';

/** Parts of texts and of the page's title, likewise. */
const parts: readonly (readonly [RegExp, string])[] = [
  [/ \(default\)/g, ''],
  [
    /^\s*To pick up a draggable item[^]*$/,
    'Ziehen geht mit der Maus. Mit der Tastatur: auswählen, dann «Verschieben».',
  ],
  [/^Close modal$/, 'Schliessen'],
  [/^Loading content\.$/, 'Wird geladen …'],
  [/^Strapi Admin$/, product],
  [/ \| Strapi$/, ` | ${product}`],
  [/^Einstellungen - Users/, 'Einstellungen - Konten'],
  [/^Einstellungen - Roles/, 'Einstellungen - Rollen'],
  [/^Einstellungen - Application/, 'Einstellungen - Übersicht'],
];

function germanText(text: string): string {
  let german = text;
  for (const [part, replacement] of parts) german = german.replace(part, replacement);
  return german;
}

function translateNode(node: Node): void {
  if (node instanceof Text) {
    // What an editor writes stays.
    if (node.parentElement?.closest('[contenteditable]')) return;
    const german = germanText(node.data);
    if (german !== node.data) node.data = german;
  } else if (node instanceof Element) {
    const label = labels[node.getAttribute('aria-label') ?? ''];
    if (label) node.setAttribute('aria-label', label);
  }
}

/** Translates what Strapi has in its code only, below a node and in it. */
export function translateFixedTexts(within: Node): void {
  translateNode(within);
  const nodes = document.createTreeWalker(within, NodeFilter.SHOW_ELEMENT + NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) translateNode(nodes.currentNode);
}
