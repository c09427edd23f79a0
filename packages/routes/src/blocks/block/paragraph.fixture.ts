/** Formatted text of one paragraph. */
export const paragraph = (text: string) => [
  { type: 'paragraph' as const, children: [{ type: 'text' as const, text }] },
];
